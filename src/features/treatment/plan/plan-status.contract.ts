/** Where an improvement plan stands, in the order of its way. */
export const planStatuses = [
  'draft',
  'submitted',
  'approved',
  'in_progress',
  'on_hold',
  'completed',
  'validated',
  'rejected',
  'cancelled',
] as const;
export type PlanStatus = (typeof planStatuses)[number];

/** Something is still to be done or decided about it. */
export const openPlanStatuses = [
  'draft',
  'submitted',
  'approved',
  'in_progress',
  'on_hold',
  'completed',
] as const satisfies readonly PlanStatus[];

/** Approved, and not done yet: its due date binds, and moves by agreement only. */
export const runningPlanStatuses = [
  'approved',
  'in_progress',
  'on_hold',
] as const satisfies readonly PlanStatus[];

/** What a plan came from. */
export const planOrigins = ['risk', 'compliance', 'maturity', 'finding', 'pia'] as const;

/** What a control may be when its plan is validated. */
export const expectedStatuses = ['in_progress', 'implemented'] as const;
