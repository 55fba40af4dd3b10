import assert from 'node:assert/strict';
import { safeParse, type $ZodType, type $ZodTypes } from 'zod/v4/core';
import { isBare, type Endpoint } from '#platform/contract/endpoint.ts';
import { shownOnce } from '#platform/contract/shown-once/shown-once.contract.ts';
import { showsOnce } from '#platform/server/http/idempotency.ts';
import { makeApiToken } from '#features/identity/api-token/api-token.contract.ts';
import { addPasskey, beginPasskey } from '#features/identity/passkey/passkey.contract.ts';
import { makeProvisioningToken } from '#features/identity/provisioning/provisioning.contract.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
} from '#features/identity/second-factor/second-factor.contract.ts';
import { renewToken } from '#features/identity/session/session-token.contract.ts';
import {
  beginPasskeySignIn,
  signIn,
  signInWithCode,
  signInWithPasskey,
} from '#features/identity/sign-in/sign-in.contract.ts';
import { takeExternalSession } from '#features/identity/single-sign-on/external-sign-in.contract.ts';
import {
  makeRecoveryCodes,
  readSingleSignOn,
} from '#features/identity/single-sign-on/single-sign-on.contract.ts';
import { makeCalendarFeed } from '#features/treatment/calendar/calendar-feed.contract.ts';
import { authenticator } from '#tests/accounts/authenticator.ts';
import { codeOf, setsUpFactor } from '#tests/accounts/second-factor.ts';
import { everyCall, nameOf } from '#tests/generated/every-call.ts';
import { begins, connects, told } from '#tests/sign-in/external-browser.ts';
import {
  clientId,
  clientSecret,
  signsInThere,
  startOpenIdProvider,
} from '#tests/sign-in/open-id-provider.ts';
import { afterFile } from '#tests/world/after-hooks.ts';
import type { Caller, Reply } from '#tests/world/caller.ts';
import { password, type World } from '#tests/world/world.ts';

/** Every call whose reply shows something once, by what its contract says. */
export const callsThatShowOnce: readonly Endpoint[] = everyCall.filter(showsOnce);

/** Who makes such a call, and with what. */
export interface Showing {
  who: Caller;
  body?: object;
  headers?: Record<string, string>;
}

const bound = { 'x-session-binding': '1' };

/** How each of them is made so that it is answered. */
export const showings = new Map<string, (world: World) => Promise<Showing>>(
  (
    [
      [
        signIn,
        async ({ guest, admin }) => ({ who: guest, body: { email: admin.email, password }, headers: bound }),
      ],
      [signInWithCode, withCode],
      [signInWithPasskey, withPasskey],
      [takeExternalSession, byProvider],
      [renewToken, async ({ admin }) => ({ who: admin })],
      [
        makeApiToken,
        async ({ admin }) => ({ who: admin, body: { name: 'Program', scopes: ['risk:read'], days: 1 } }),
      ],
      [makeProvisioningToken, async ({ admin }) => ({ who: admin, body: { name: 'Directory' } })],
      [makeRecoveryCodes, async ({ admin }) => ({ who: admin, body: {} })],
      [makeCalendarFeed, async ({ admin }) => ({ who: admin })],
      [beginSecondFactor, async ({ person }) => ({ who: await person('Staff') })],
      [confirmSecondFactor, confirming],
      [renewRecoveryCodes, renewing],
    ] as const satisfies [Endpoint, (world: World) => Promise<Showing>][]
  ).map(([endpoint, how]) => [nameOf(endpoint), how]),
);

async function withCode({ person, guest }: World): Promise<Showing> {
  const who = await person('Staff');
  const { recovery } = await setsUpFactor(who);
  const { body } = await guest.sends(signIn, { body: { email: who.email, password } });
  const [{ challenge }] = (body as { data: [{ challenge: string }] }).data;
  return { who: guest, body: { challenge, code: recovery[0] }, headers: bound };
}

async function withPasskey({ person, guest }: World): Promise<Showing> {
  const who = await person('Staff');
  const device = authenticator();
  const asked = (await who.calls(beginPasskey)).data;
  await who.calls(addPasskey, {
    body: { name: 'Laptop', state: asked.state, response: device.makes(asked.options) },
  });
  const { options, state } = (await guest.calls(beginPasskeySignIn)).data;
  return { who: guest, body: { state, response: device.answers(options) }, headers: bound };
}

async function byProvider(world: World): Promise<Showing> {
  const { email } = await world.person('Staff');
  const { redirect } = (await world.admin.calls(readSingleSignOn)).data.addresses;
  const provider = await startOpenIdProvider({
    redirects: [redirect],
    accounts: { grace: { email, email_verified: true, given_name: 'Grace', family_name: 'Hopper' } },
  });
  afterFile.add(() => provider.stop());
  const settings = {
    kind: 'oidc' as const,
    issuer: provider.issuer,
    client_id: clientId,
    scopes: 'openid email profile',
  };
  await connects(world, { settings, secret: clientSecret });
  const { address, cookie } = await begins(world);
  const { pathname, search } = await signsInThere(address, 'grace');
  const back = await world.running.app.inject({ method: 'GET', url: pathname + search, headers: { cookie } });
  return { who: world.guest, body: { code: told(String(back.headers.location)).code }, headers: { cookie } };
}

async function confirming({ person }: World): Promise<Showing> {
  const who = await person('Staff');
  const { secret } = (await who.calls(beginSecondFactor)).data;
  return { who, body: { code: await codeOf(secret) } };
}

async function renewing({ person }: World): Promise<Showing> {
  const who = await person('Staff');
  await setsUpFactor(who);
  return { who };
}

/** What a reply shows once, and the secrets of its cookies. */
export function secretsIn({ path, response }: Endpoint, { body, headers }: Reply): string[] {
  const { data } = isBare(path) ? { data: body } : (body as { data: unknown });
  const shown = shownIn(response.item, response.shape === 'first' ? (data as unknown[])[0] : data);
  assert.ok(shown.length > 0 && shown.every((one) => one.length >= 10), `${path} showed ${shown.length}`);
  const cookies = ([headers['set-cookie'] ?? []].flat() as string[]).flatMap((cookie) =>
    (cookie.split(';')[0] ?? '').split('=').slice(1),
  );
  return [...shown, ...cookies.filter((value) => value.length >= 40)];
}

function shownIn(schema: $ZodType, value: unknown): string[] {
  if (schema === shownOnce) return [value as string];
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) =>
        shownIn(field, (value as Record<string, unknown>)[name]),
      );
    case 'array':
      return (value as unknown[]).flatMap((one) => shownIn(def.element, one));
    case 'union':
      return def.options.flatMap((one) => (safeParse(one, value).success ? shownIn(one, value) : []));
    default:
      return [];
  }
}
