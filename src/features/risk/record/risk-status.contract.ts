// Names without schemas: a screen may need the words before it needs those, and zod with them.

/** The dashboard's words (specification 4), in the order of the integer `state`: 1 created … 6 closed. */
export const riskStatuses = ['created', 'accepted', 'avoided', 'mitigated', 'transferred', 'closed'] as const;
export type RiskStatus = (typeof riskStatuses)[number];

/** Where a risk stands, as the register is filtered by it: what waits for triage is not yet "created", and what was rejected
 *  there was not "closed". In the order of the integer `state`. */
export const standings = ['untriaged', ...riskStatuses, 'rejected'] as const;
export type Standing = (typeof standings)[number];

/** What dashboards count: triaged and not closed. */
export const openStandings = riskStatuses.filter((status) => status !== 'closed');

/** ISO 27005 calls them modify, retain, avoid and share; these are the everyday names. */
export const treatments = ['undecided', 'mitigate', 'accept', 'avoid', 'transfer'] as const;
export type Treatment = (typeof treatments)[number];
export const triages = ['submitted', 'triaged'] as const;
export type Triage = (typeof triages)[number];
