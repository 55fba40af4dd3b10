// zod/mini: the form on the home page and the sign-in load this file.
import * as z from 'zod/mini';
import { endpointsAbout, oneOf } from './endpoint.ts';
import { captchaRequiredCode, refusal } from './refusal.ts';

/** A piece of work that a browser does before something of it is taken: which counter makes a key that begins so (altcha). */
const challengeParameters = z.object({
  algorithm: z.string(),
  nonce: z.string(),
  salt: z.string(),
  cost: z.int(),
  keyLength: z.int(),
  keyPrefix: z.string(),
  keySignature: z.string(),
  data: z.object({ issued_at: z.int(), purpose: z.optional(z.string()) }),
});
export const captchaChallenge = z.object({ parameters: challengeParameters, signature: z.string() });
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

/** The work and what it came to, as base64 of JSON in the header `X-Captcha`. */
export const captchaAnswer = z.object({
  challenge: captchaChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string(), time: z.optional(z.number()) }),
});
export type CaptchaAnswer = z.infer<typeof captchaAnswer>;

/** The work was not done, not by our rules, too long ago, or for something else. */
export const captchaWrong = refusal('captcha_wrong', 400);
/** Too many tries failed: this one is worked for. `data` is the challenge; the same call with its answer in `X-Captcha` goes on. */
export const captchaRequired = refusal(captchaRequiredCode, 400);

/** What a call that takes such work says of its header. */
export const captchaHeader = {
  'X-Captcha': 'The work of `GET /tenant/captcha/` and its solution: base64 of JSON.',
} as const;
/** The same of a call that asks for it after failures. */
export const captchaAfterFailures = {
  'X-Captcha':
    'After failures: the `data` of a 400 `captcha_required` and its solution, as `{challenge, solution}` in base64 of JSON.',
} as const;

/** The work to do before a stranger's form is sent: good for one, for five minutes. */
export const readCaptcha = endpointsAbout('captcha')({
  method: 'GET',
  path: '/tenant/captcha/',
  place: 'root',
  access: 'guest',
  response: oneOf(captchaChallenge),
});
