// Names without schemas: a screen may need the words before it needs those, and zod with them.

/** Where an acceptance stands. */
export const acceptanceStatuses = [
  'draft',
  'submitted',
  'approved',
  'rejected',
  'revoked',
  'expired',
  'stale',
  'superseded',
] as const;
export type AcceptanceStatus = (typeof acceptanceStatuses)[number];

/** Somebody has yet to submit them, to decide, or to answer for them. */
export const acceptancesUnderWay = ['draft', 'submitted', 'approved'] as const;

/** How many risks one acceptance may be about. */
export const mostRisks = 20;
