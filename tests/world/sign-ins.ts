import assert from 'node:assert/strict';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { renewToken } from '#features/identity/session/session-token.contract.ts';
import { signIn, type signOut } from '#features/identity/sign-in/sign-in.contract.ts';
import type { Caller } from './caller.ts';
import { password, type World } from './world.ts';

/** Makes a call with an Authorization header, or with headers, of one's own. */
export const sends = (
  world: World,
  headers: Record<string, string>,
  endpoint: typeof readOwnData | typeof renewToken | typeof signOut = readOwnData,
) => world.guest.sends(endpoint, {}, headers);

export const statusOf = async (world: World, headers: Record<string, string>): Promise<number> =>
  (await sends(world, headers)).status;

export async function renewed(world: World, token: string, cookie = ''): Promise<string> {
  const { status, body } = await sends(world, { authorization: `token ${token}`, cookie }, renewToken);
  assert.equal(status, 200, JSON.stringify(body));
  return (body as { access_token: string }).access_token;
}

/** A further sign-in of somebody: its token, the binding cookie as it was set, and as a browser sends it again. */
export async function signsIn(
  { guest }: World,
  { email }: Caller,
  headers: Record<string, string> = {},
): Promise<{ token: string; cookie: string; sent: string }> {
  const reply = await guest.sends(signIn, { body: { email, password } }, headers);
  assert.equal(reply.status, 200);
  const [cookie = ''] = [reply.headers['set-cookie'] ?? []].flat() as string[];
  return {
    token: (reply.body as { data: [{ token: string }] }).data[0].token,
    cookie,
    sent: cookie.split(';')[0] as string,
  };
}
