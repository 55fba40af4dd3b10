/** Where a finding stands, in the order of its way. */
export const findingStatuses = [
  'open',
  'assigned',
  'in_progress',
  'resolved',
  'closed',
  'dismissed',
] as const;
export type FindingStatus = (typeof findingStatuses)[number];

/** Something is still to be done or decided about it. */
export const openFindingStatuses = [
  'open',
  'assigned',
  'in_progress',
  'resolved',
] as const satisfies readonly FindingStatus[];

/** Nobody said yet that it is resolved: its due date binds. */
export const unresolvedFindingStatuses = [
  'open',
  'assigned',
  'in_progress',
] as const satisfies readonly FindingStatus[];

/** What was found: a nonconformity, what may become one, what could be better, what is good. */
export const findingKinds = ['major_nc', 'minor_nc', 'observation', 'improvement', 'strength'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** The kinds of record that a finding comes from. */
export const findingOrigins = ['assessment', 'control_assessment', 'control_test', 'risk'] as const;
export type FindingOrigin = (typeof findingOrigins)[number];

/** What a finding comes from; `hand`: somebody saw it elsewhere. */
export const findingSources = [...findingOrigins, 'hand'] as const;
export type FindingSource = (typeof findingSources)[number];
