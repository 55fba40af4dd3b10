/** The way of an assessment (domain 2). */
export const maturityStatuses = [
  'draft',
  'in_progress',
  'submitted',
  'approved',
  'superseded',
  'archived',
] as const;
export type MaturityStatus = (typeof maturityStatuses)[number];

/** What can be done with an assessment, as the screen offers it. */
export const maturityVerbs = [
  'answer',
  'edit',
  'assign',
  'start',
  'submit',
  'return',
  'approve',
  'reopen',
  'choose',
  'duplicate',
  'archive',
  'delete',
  'restore',
] as const;
export type MaturityVerb = (typeof maturityVerbs)[number];
