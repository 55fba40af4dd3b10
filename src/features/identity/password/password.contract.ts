// zod/mini: pages of guests load this file, and must stay light.
import * as z from 'zod/mini';
import { captchaAfterFailures, captchaRequired } from '#platform/contract/captcha.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { refusal } from '#platform/contract/refusal.ts';

export const passwordTooShort = refusal('password_too_short', 400, 'password');
export const passwordTooGuessable = refusal('password_too_guessable', 400, 'password');
/** Among those that are tried first, or one of them made longer. */
export const passwordTooCommon = refusal('password_too_common', 400, 'password');
/** Of a password that came by mail: the one of one's own is another. */
export const passwordUnchanged = refusal('password_unchanged', 400, 'password');
/** 403, not 401: a wrong password must not sign anybody out. */
export const currentPasswordWrong = refusal('current_password_wrong', 403, 'current_password');

const address = z.string().check(z.trim(), z.minLength(1), z.maxLength(254));

const endpoint = endpointsAbout('password');

/** Which header carries the current password: percent-encoded UTF-8 (`encodeURIComponent`), since a header holds no other letters. */
export const currentPasswordHeader = 'x-current-password';

/** Sets one's own password. What it does depends on the caller's authority, which is never in the body (specification 7
 *  fixes `{email, password}`): whoever is signed in as this address and names the current password gets the new one, and
 *  their other sessions end. Whoever must set a password before anything else does so without the current one, which they
 *  have just signed in with. The secret of a mailed link, in the Authorization header in place of a token, sets it once for the
 *  address it was sent to: all sessions end, and nobody is signed in. Of everybody else, an administrator included, the password
 *  is thrown away unread; whoever has this address is sent a link, and the answer is the same whether or not anybody has it. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/user/reset-password/',
  access: 'guest',
  alsoSignedIn: true,
  allowedDuring: true,
  dropsUnknown: true,
  headers: {
    ...captchaAfterFailures,
    'X-Current-Password':
      'The current password, percent-encoded UTF-8. Needed with one’s own session, unless a password must be set first.',
  },
  body: z.object({
    email: address,
    password: z.string().check(z.maxLength(1024)),
    /** Whether the account's API tokens end as its sessions do: for whoever fears that somebody else was in it. */
    end_api_tokens: z.optional(z.boolean()),
  }),
  response: oneOf(z.object({ changed: z.boolean() })),
  refusals: [
    passwordTooShort,
    passwordTooGuessable,
    passwordTooCommon,
    passwordUnchanged,
    currentPasswordWrong,
    captchaRequired,
  ],
});

/** How long a mailed link sets a password. */
export const resetLinkMinutes = 30;

/** Mails a link to whoever has this address. Answers the same, at the same time, whether or not anybody has, and when it was
 *  asked for too often. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/user/forgot-password/',
  access: 'guest',
  body: z.strictObject({ email: address }),
  response: oneOf(z.object({ asked: z.boolean() })),
});
