/** `draft`: to be looked at, and answered by nobody. `retired`: no longer offered to new assessments; those that run go on. */
export const ownStandardStatuses = ['draft', 'published', 'retired'] as const;
export type OwnStandardStatus = (typeof ownStandardStatuses)[number];

/** Where a standard of the organisation's own comes from: a file, or people who wrote it here. */
export const ownStandardSources = ['imported', 'authored'] as const;
