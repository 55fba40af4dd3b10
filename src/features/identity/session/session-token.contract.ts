// zod/mini: the start of the app loads this file, and must stay light.
import * as z from 'zod/mini';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { shownOnce } from '#platform/contract/shown-once/shown-once.contract.ts';
import { ownData } from '#features/identity/person/person.contract.ts';

/** What every way to sign in answers. */
export const signedIn = z.extend(ownData, { token: shownOnce });
export type SignedIn = z.output<typeof signedIn>;
/** The same as the server makes it. */
export type SessionOpened = z.input<typeof signedIn>;

const endpoint = endpointsAbout('identity');

/** Renews the token: `exp` is the end of the idle time, so renewing is what keeps a session alive. */
export const renewToken = endpoint({
  method: 'GET',
  path: '/api/auth/access-token',
  access: 'user',
  auditorsToo: true,
  allowedDuring: true,
  reads: false,
  response: oneOf(z.object({ user: ownData, access_token: shownOnce })),
});
