// zod/mini: the dialog that asks stands over every page, and must stay light.
import * as z from 'zod/mini';
import { captchaAfterFailures, captchaRequired } from '#platform/contract/captcha.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { codeWrong, factorCode } from '#features/identity/second-factor/second-factor.contract.ts';

/** 400, not 401: a wrong password must not sign anybody out. */
export const proofPasswordWrong = refusal('proof_password_wrong', 400, 'password');

/** Proves again who one is, by the password or by a code of the second factor. For some minutes the session then makes the calls that
 *  are `sensitive`. */
export const prove = endpointsAbout('proof')({
  method: 'POST',
  path: '/user/prove/',
  access: 'user',
  auditorsToo: true,
  allowedDuring: true,
  headers: captchaAfterFailures,
  body: z.union([
    z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(1024)) }),
    z.strictObject({ code: factorCode }),
  ]),
  response: oneOf(z.object({ proved_until: z.iso.datetime() })),
  refusals: [proofPasswordWrong, codeWrong, captchaRequired],
});
