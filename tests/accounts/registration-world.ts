import assert from 'node:assert/strict';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { readCaptcha } from '#platform/contract/captcha.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { findOrganisations } from '#features/organisation/look-up/look-up.contract.ts';
import { signUp } from '#features/organisation/registration/registration.contract.ts';
import { mailedSecrets } from '#tests/mail/mailed-secret.ts';
import { caller, type Caller, type Reply } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { homeOf } from '#tests/world/homes.ts';
import { newWorld, setClock } from '#tests/world/world.ts';

export const { guest, running, adminUrl } = await newWorld();
/** When work for a registration is asked for; what is registered with it is, five seconds later. */
export const day = Date.now();
const itIsAfter = (seconds: number) => setClock(new Date(day + seconds * 1000).toISOString());

let counter = 0;
export const unique = () =>
  `${process.pid.toString(36)}${(counter++).toString(36)}${Math.random().toString(36).slice(2, 6)}`;
export const details = (domain = `${unique()}.example`) => ({
  first_name: 'Derya',
  last_name: 'Aksoy',
  email: `derya@${domain}`,
  organization_name: `Harbour ${unique()}`,
  business_email: `info@${domain.toUpperCase()}`,
  license: 'corporate' as 'corporate' | 'flat',
});
export type Details = ReturnType<typeof details>;

/** Work that was done in the seconds before now. */
export async function captcha(who: Caller = guest): Promise<string> {
  itIsAfter(0);
  const { data: challenge } = await who.calls(readCaptcha);
  const solution = await solveChallenge({ challenge, deriveKey });
  itIsAfter(5);
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
export const signsUp = async (body: Partial<Details>, header?: string, who = guest): Promise<Reply> =>
  who.sends(signUp, { body: body as Details }, { 'x-captcha': header ?? (await captcha(who)) });
export const slugIn = ({ status, body }: Reply): string => {
  assert.equal(status, 200, JSON.stringify(body));
  return (body as { data: { slug: string } }).data.slug;
};

export interface Registered {
  slug: string;
  id: string;
  email: string;
  /** What the mail says. */
  password: string;
}
export async function registered(written = details()): Promise<Registered> {
  const slug = slugIn(await signsUp(written));
  const owner = await asOwner();
  const { rows: addresses } = await owner.query(
    'select organisation_id as id, home from organisation_address where slug = $1',
    [slug],
  );
  const { id, home } = addresses[0];
  homeOf.set(id, home);
  const [password = ''] = await mailedSecrets(id, 'registration.welcome');
  return { slug, id, email: written.email, password };
}
export const at = (slug: string, token = '', server = running) =>
  caller(server, slug, { id: '', email: '', token });
export const signsIn = ({ slug, email, password }: Registered): Promise<Reply> =>
  at(slug).sends(signIn, { body: { email, password } });
export const tokenOf = ({ body }: Reply) => (body as { data: [{ token: string }] }).data[0].token;
export const statusOf = async ({ id }: Registered) =>
  (await (await asOwner()).query('select status from organisation where org_id = $1', [id])).rows[0]?.status;
export const found = async (email: string) =>
  (await guest.calls(findOrganisations, { body: { email } })).data;
