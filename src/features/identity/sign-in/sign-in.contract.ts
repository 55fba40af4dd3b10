// zod/mini: the sign-in page loads this file, and must stay light.
import * as z from 'zod/mini';
import { endpointsAbout, firstOf, oneOf } from '#platform/contract/endpoint.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { ownData } from '#features/identity/person/person.contract.ts';

export const signedIn = z.extend(ownData, { token: z.string() });
export type SignedIn = z.infer<typeof signedIn>;

/** The form's own check (specification 5); the account's password is longer. */
export const signInDetails = z.object({
  email: z.string().check(z.minLength(4, 'email_incorrect'), z.maxLength(254), z.email('email_invalid')),
  password: z.string().check(z.minLength(4, 'password_length_4'), z.maxLength(1024)),
});

export const wrongCredentials = refusal('wrong_credentials', 400, 'password');

const endpoint = endpointsAbout('identity');

export const signIn = endpoint({
  method: 'POST',
  path: '/user/login/',
  access: 'guest',
  dropsUnknown: true,
  body: signInDetails,
  response: firstOf(signedIn),
  refusals: [wrongCredentials],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/user/logout/',
  access: 'user',
  whileMust: true,
  response: oneOf(z.object({ signed_out: z.boolean() })),
});
