/** `draft`: never published. `retired`: no longer offered to new assessments; those that run go on. */
export const ownFrameworkStatuses = ['draft', 'published', 'retired'] as const;
export type OwnFrameworkStatus = (typeof ownFrameworkStatuses)[number];
