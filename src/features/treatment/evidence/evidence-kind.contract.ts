/** What a piece of evidence is: a file, an address, a record of the product, or what somebody states. */
export const evidenceKinds = ['file', 'link', 'record', 'statement'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** How many tags a piece of evidence carries, and how many letters each has. */
export const mostTags = 10;
export const longestTag = 40;

/** What becomes of what stale evidence proves, once the days of grace are over: it is said, it counts half, it counts nothing. */
export const staleEffects = ['flag', 'partial', 'unproven'] as const;
export type StaleEffect = (typeof staleEffects)[number];
