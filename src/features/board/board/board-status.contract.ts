// Names without schemas: a screen may need the words before it needs those.

export const boardStatuses = ['active', 'archived'] as const;
export type BoardStatus = (typeof boardStatuses)[number];

/** Who sees a board: those it names, also those of its department, or everybody. */
export const boardVisibilities = ['private', 'department', 'organisation'] as const;
export type BoardVisibility = (typeof boardVisibilities)[number];

/** What somebody may do on a board: `admin` everything, `member` work on it, `viewer` look. */
export const boardRoles = ['admin', 'member', 'viewer'] as const;
export type BoardRole = (typeof boardRoles)[number];

/** Colours of boards and labels, by name: the theme says how each looks. */
export const boardColours = ['grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple'] as const;
export type BoardColour = (typeof boardColours)[number];
