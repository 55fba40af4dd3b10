/** The specification's address; the page stands inside Settings. */
export const profilePaths = { profile: '/profile' } as const;
