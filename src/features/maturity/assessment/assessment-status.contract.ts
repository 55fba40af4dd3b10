/** The way of an assessment. */
export const maturityStatuses = [
  'draft',
  'in_progress',
  'submitted',
  'approved',
  'superseded',
  'archived',
] as const;
export type MaturityStatus = (typeof maturityStatuses)[number];
