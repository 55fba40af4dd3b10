import assert from 'node:assert/strict';
import type { World } from '#tests/world/world.ts';
import { begins, endsWith } from './external-browser.ts';
import {
  assertionOf,
  encoded,
  issuer,
  providerKey,
  requestIn,
  responseOf,
  saidFor,
  signed,
  type AskedOf,
  type Said,
  type Signing,
} from './saml-provider.ts';

export const samlSettings = {
  kind: 'saml' as const,
  entity_id: issuer,
  sign_in_address: 'https://idp.example/sso',
  certificates: [providerKey.certificate],
  attributes: { email: 'email', first_name: 'givenName', last_name: 'surname' },
};

/** What the form of the provider's page brings; answers where the browser goes on. */
export async function comesBack(
  { running, slug }: World,
  { SAMLResponse, RelayState, cookie }: { SAMLResponse: string; RelayState: string; cookie: string },
): Promise<string> {
  const reply = await running.app.inject({
    method: 'POST',
    url: `/org/${slug}/auth/saml/acs`,
    // As a browser sends it from the page of the provider.
    headers: {
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://idp.example',
      'sec-fetch-site': 'cross-site',
    },
    payload: new URLSearchParams({ SAMLResponse, RelayState }).toString(),
  });
  assert.equal(reply.statusCode, 303, reply.body);
  return String(reply.headers.location);
}

/** The whole way, with an answer of one's own making. */
export async function signsInBySaml(world: World, answer: (asked: AskedOf) => string) {
  const { address, cookie } = await begins(world);
  const asked = requestIn(address);
  const sent = { SAMLResponse: answer(asked), RelayState: asked.relayState, cookie };
  return endsWith(world, await comesBack(world, sent), cookie);
}

/** The answer of a provider that says what is so. */
export const honest =
  (more: Partial<Said> & Pick<Said, 'email'>, signing: Signing = {}) =>
  (asked: AskedOf): string => {
    const said = saidFor(asked, more);
    return encoded(signed(responseOf(said, assertionOf(said)), signing));
  };
