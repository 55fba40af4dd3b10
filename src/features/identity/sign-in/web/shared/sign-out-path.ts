/** Who comes here is signed out, with everything that waits sent before. */
export const signOutPath = '/logout';
