/** Whether an address brings a user or a password along (`https://user:password@host/`): whoever may read it has them, and a browser
 *  shows `https://known.example@elsewhere.example/` so that it is taken for the first. */
export function holdsCredentials(address: string): boolean {
  const { username = '', password = '' } = URL.parse(address) ?? {};
  return username !== '' || password !== '';
}
