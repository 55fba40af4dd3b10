import * as z from 'zod';
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

/** As people count: an emoji or a letter with its marks in one sign is one. */
export const isLongEnough = (password: string): boolean => [...password].length >= 12;

const endpoint = endpointsAbout('password');

/** Which header carries the current password: percent-encoded UTF-8 (`encodeURIComponent`), since a header holds no other letters. */
export const currentPasswordHeader = 'x-current-password';

/** Sets one's own password. What it does depends on the caller's authority, which is never in the body (specification 7
 *  fixes `{email, password}`): whoever is signed in as this address and names the current password gets the new one, and
 *  their other sessions end. Whoever must set a password before anything else does so without the current one, which they
 *  have just signed in with. For everybody else, an administrator included, the password is thrown away unread and the
 *  answer is the same, whether or not anybody has this address. Links by mail come with the accounts. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/user/reset-password/',
  access: 'guest',
  alsoSignedIn: true,
  whileMust: true,
  dropsUnknown: true,
  headers: {
    'X-Current-Password':
      'The current password, percent-encoded UTF-8. Needed with one’s own session, unless a password must be set first.',
  },
  body: z.object({ email: z.string().trim().min(1).max(254), password: z.string().max(1024) }),
  response: oneOf(z.object({ changed: z.boolean() })),
  refusals: [
    passwordTooShort,
    passwordTooGuessable,
    passwordTooCommon,
    passwordUnchanged,
    currentPasswordWrong,
  ],
});
