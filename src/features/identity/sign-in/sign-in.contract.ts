// zod/mini: the sign-in page loads this file, and must stay light.
import * as z from 'zod/mini';
import { captchaAfterFailures, captchaRequired } from '#platform/contract/captcha.ts';
import { endpointsAbout, firstOf, oneOf } from '#platform/contract/endpoint.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { codeWrong, factorCode } from '#features/identity/second-factor/second-factor.contract.ts';
import { passkeyAnswer, passkeyQuestion, passkeyWrong } from '#features/identity/passkey/passkey.contract.ts';
import { signedIn } from '#features/identity/session/session-token.contract.ts';

/** The form's own check (specification 5); the account's password is longer. */
export const signInDetails = z.object({
  email: z.string().check(z.minLength(4, 'email_incorrect'), z.maxLength(254), z.email('email_invalid')),
  password: z.string().check(z.minLength(4, 'password_length_4'), z.maxLength(1024)),
});

/** The password was right, and the account asks for more: the challenge carries that to the next call, for a few minutes. */
export const secondFactorAsked = z.object({ mfa_required: z.literal(true), challenge: z.string() });

/** A password was named too long ago, or the account has changed since: sign in anew. */
export const signInLapsed = refusal('sign_in_lapsed', 400);
/** The password is the one that was mailed, and its time is over: a link sets a new one. */
export const oneTimePasswordLapsed = refusal('one_time_password_lapsed', 400, 'password');
export const wrongCredentials = refusal('wrong_credentials', 400, 'password');

const endpoint = endpointsAbout('identity');

export const signIn = endpoint({
  method: 'POST',
  path: '/user/login/',
  access: 'guest',
  dropsUnknown: true,
  /** `recovery_code`: an Admin's way in while the organisation's provider of sign-in is down. */
  body: z.extend(signInDetails, { recovery_code: z.optional(z.string().check(z.maxLength(100))) }),
  response: firstOf(z.union([signedIn, secondFactorAsked])),
  headers: captchaAfterFailures,
  refusals: [wrongCredentials, oneTimePasswordLapsed, captchaRequired],
});

/** Signs in whoever has named their password, by their second factor. Few tries an hour. */
export const signInWithCode = endpoint({
  method: 'POST',
  path: '/user/login/mfa/',
  access: 'guest',
  body: z.strictObject({ challenge: z.string().check(z.maxLength(4000)), code: factorCode }),
  response: firstOf(signedIn),
  refusals: [codeWrong, signInLapsed],
});

/** What a browser is asked for a passkey by; the same for everybody, since a passkey names its account by itself. */
export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/user/login/passkey/options/',
  access: 'guest',
  response: oneOf(passkeyQuestion),
});

/** Signs in by a passkey alone: the device has made sure who is there, so that it stands for password and second factor. */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/user/login/passkey/',
  access: 'guest',
  body: z.strictObject(passkeyAnswer),
  response: firstOf(signedIn),
  refusals: [passkeyWrong],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/user/logout/',
  access: 'user',
  auditorsToo: true,
  allowedDuring: true,
  response: oneOf(z.object({ signed_out: z.boolean() })),
});
