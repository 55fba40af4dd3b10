// zod/mini: the page that sets one up is outside of the app's frame, and must stay light.
import * as z from 'zod/mini';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { shownOnce } from '#platform/contract/shown-once/shown-once.contract.ts';
import { refusal } from '#platform/contract/refusal.ts';

/** Not the code of now, one that was used before, or no recovery code that is left. */
export const codeWrong = refusal('code_wrong', 400, 'code');
/** There is one already: it is turned off before another is set up. */
export const secondFactorOn = refusal('second_factor_on', 422);
/** None is being set up, or none is there. */
export const secondFactorOff = refusal('second_factor_off', 422);

/** How many recovery codes there are at first; each opens the account once. */
export const recoveryCodes = 10;

/** A code of an authenticator app, or a recovery code; blanks and hyphens do not count. */
export const factorCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(40));

export const secondFactor = z.object({
  is_on: z.boolean(),
  since: z.nullable(z.iso.datetime()),
  /** How many recovery codes are left. */
  recovery_left: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

const codes = oneOf(z.object({ recovery_codes: z.array(shownOnce) }));

const endpoint = endpointsAbout('second-factor');

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/user/mfa/',
  access: 'user',
  auditorsToo: true,
  allowedDuring: true,
  response: oneOf(secondFactor),
});

/** Begins to set one up: a secret for an authenticator app, as text and as the address in its picture. It counts once a code of it
 *  was named; begun again, there is another secret. */
export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/user/mfa/',
  access: 'user',
  auditorsToo: true,
  allowedDuring: true,
  sensitive: 'changes a way in',
  response: oneOf(z.object({ secret: shownOnce, uri: shownOnce })),
  refusals: [secondFactorOn],
});

/** Turns it on by a code of the app. The recovery codes are shown this once; all other sessions end. */
export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/user/mfa/confirm/',
  access: 'user',
  auditorsToo: true,
  allowedDuring: true,
  body: z.strictObject({ code: factorCode }),
  response: codes,
  refusals: [codeWrong, secondFactorOn, secondFactorOff],
});

/** New recovery codes in the place of all that were left. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/user/mfa/recovery/',
  access: 'user',
  auditorsToo: true,
  sensitive: 'changes a way in',
  response: codes,
  refusals: [secondFactorOff],
});

/** Turns it off; all other sessions end. */
export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/user/mfa/',
  access: 'user',
  auditorsToo: true,
  sensitive: 'changes a way in',
  response: oneOf(secondFactor),
  refusals: [secondFactorOff],
});
