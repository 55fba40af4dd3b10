// Names without schemas: a screen may need the words before it needs those, and zod with them.

/** What an appetite holds for, from the widest to the narrowest: of several that hold for a risk, the narrowest counts. */
export const appetiteScopes = ['organisation', 'department', 'category'] as const;
export type AppetiteScope = (typeof appetiteScopes)[number];
