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

interface Somebody {
  id: string;
  name: string;
}

/** Who approved or rejected it, in whose place, when, and what they said. Names are those of then. */
export interface Decision {
  by: Somebody;
  on_behalf_of: Somebody | null;
  at: string;
  note: string | null;
}

/** How an approved acceptance ceased to hold; by nobody where the product ended it. */
export interface Ended {
  by: Somebody | null;
  at: string;
  reason: string | null;
}

/** How many risks one acceptance may be about. */
export const mostRisks = 20;
