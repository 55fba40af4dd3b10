/** What a piece of evidence is: a file, an address, a record of the product, or what somebody states. */
export const evidenceKinds = ['file', 'link', 'record', 'statement'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];
