/** What the home of DATABASE_URL is called; it holds the directory as well. */
export const firstHome = 'first';
