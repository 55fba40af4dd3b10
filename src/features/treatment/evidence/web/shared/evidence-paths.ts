/** The list; with `?evidence=` the piece of evidence itself. */
export const evidencePath = '/apps/risk/management/evidence';
export const evidenceLink = ({ id }: { id: string }): string => `${evidencePath}?evidence=${id}`;
