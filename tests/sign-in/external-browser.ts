import assert from 'node:assert/strict';
import {
  beginExternalSignIn,
  codeInAddress,
  failureInAddress,
  takeExternalSession,
} from '#features/identity/single-sign-on/external-sign-in.contract.ts';
import {
  beginTestSignIn,
  outcomeInAddress,
  saveConnection,
  readSingleSignOn,
} from '#features/identity/single-sign-on/single-sign-on.contract.ts';
import { changeSecurity, readSecurity } from '#features/organisation/security/security.contract.ts';
import type { Body } from '#platform/contract/endpoint.ts';
import { setsUpFactor } from '#tests/accounts/second-factor.ts';
import type { Reply } from '#tests/world/caller.ts';
import type { World } from '#tests/world/world.ts';

type Saved = Body<typeof saveConnection>;

/** What an Admin saves, where a test says nothing else. */
export const connectionOf = (world: World, more: Partial<Saved> & Pick<Saved, 'settings'>): Saved => ({
  version: null,
  name: 'Company sign-in',
  domains: [`${world.slug}.example`],
  is_just_in_time: false,
  first_type: 'User',
  first_department_ids: [],
  is_enabled: true,
  is_enforced: false,
  ...more,
});

/** Saves a connection over the one there is. */
export async function connects(world: World, more: Partial<Saved> & Pick<Saved, 'settings'>): Promise<void> {
  const { connection } = (await world.admin.calls(readSingleSignOn)).data;
  await world.admin.calls(saveConnection, {
    body: connectionOf(world, { version: connection?.version ?? null, ...more }),
  });
}

const cookieIn = ({ headers }: Reply, name: string): string | undefined =>
  ([headers['set-cookie'] ?? []].flat() as string[])
    .map((one) => one.split(';')[0] as string)
    .find((one) => one.startsWith(`${name}=`));

interface Begun {
  address: string;
  cookie: string;
  set: string;
}

/** A browser that begins a sign-in at our page: where it is sent to, and the cookie it got. */
export const begins = async ({ guest }: World): Promise<Begun> =>
  begunBy(await guest.sends(beginExternalSignIn, { body: {} }));

/** The same of an Admin who tries the connection. */
export const beginsTest = async ({ admin }: World): Promise<Begun> =>
  begunBy(await admin.sends(beginTestSignIn, { body: {} }));

function begunBy(reply: Reply): Begun {
  assert.equal(reply.status, 200, JSON.stringify(reply.body));
  const set = String(reply.headers['set-cookie']);
  return {
    address: (reply.body as { data: { address: string } }).data.address,
    cookie: cookieIn(reply, 'sso') as string,
    set,
  };
}

/** What the sign-in page is told behind the `#`. */
export function told(location: string): { code?: string; failure?: string } {
  const said = new URLSearchParams(location.split('#')[1]);
  const [code, failure] = [said.get(codeInAddress), said.get(failureInAddress)];
  return { ...(code !== null && { code }), ...(failure !== null && { failure }) };
}

/** What the page of an Admin is told who tried the connection. */
export function testedBy(location: string): string | null {
  assert.match(location, /^\/apps\/settings\/management\?tab=sign-in#/);
  return new URLSearchParams(location.split('#')[1]).get(outcomeInAddress);
}

/** Takes the session that a code stands for. */
export const takes = ({ guest }: World, code: string, cookie: string, factor_code?: string): Promise<Reply> =>
  guest.sends(
    takeExternalSession,
    { body: { code, ...(factor_code !== undefined && { factor_code }) } },
    { cookie },
  );

/** What a browser that came back gets: its session, or why not. */
export async function endsWith(
  world: World,
  location: string,
  cookie: string,
): Promise<{ token: string; email: string; id: string; type: string; cookie: string } | string> {
  const { code, failure } = told(location);
  if (code === undefined) return failure ?? location;
  const reply = await takes(world, code, cookie);
  assert.equal(reply.status, 200, JSON.stringify(reply.body));
  const [own] = (reply.body as { data: [{ token: string; email: string; id: string; type: string }] }).data;
  return { ...own, cookie: cookieIn(reply, 'bind') ?? '' };
}

/** The organisation asks everybody for a second factor from now on; its Admin has set one up before. */
export async function demandsSecondFactor({ admin }: World): Promise<void> {
  await setsUpFactor(admin);
  const { version } = (await admin.calls(readSecurity)).data;
  await admin.calls(changeSecurity, { body: { version, second_factor_required: true } });
}
