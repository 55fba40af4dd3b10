/** Who comes here is signed out, with everything that waits sent before. */
export const signOutPath = '/logout';
/** The same, to sign in to another organisation next. */
export const switchPath = `${signOutPath}?switch`;
