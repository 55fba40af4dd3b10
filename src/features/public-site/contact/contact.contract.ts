// zod/mini: the form on the home page loads this file.
import * as z from 'zod/mini';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { isReadableLine, isReadableText } from '#platform/contract/plain-text/plain-text.ts';
import { refusal } from '#platform/contract/refusal.ts';

const isOneLine = (text: string) => !/[\r\n\u2028\u2029]/.test(text);

/** Digits, with the sign of a country's code or without. */
const isPhone = (text: string) => /^\+?[0-9]{9,20}$/.test(text);

const line = (least: number, most: number, tooShort: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(least, tooShort),
      z.maxLength(most),
      z.refine(isOneLine, 'one_line_only'),
      z.refine(isReadableLine, 'control_characters'),
    );

/** What the contact form sends (specification 3 and 5). */
export const contactQuery = z.object({
  name: line(4, 120, 'contact_name_short'),
  from_email: z
    .string()
    .check(z.trim(), z.maxLength(254, 'contact_email_invalid'), z.email('contact_email_invalid')),
  phone: z
    .string()
    .check(z.trim(), z.maxLength(40, 'contact_phone_invalid'), z.refine(isPhone, 'contact_phone_invalid')),
  subject: line(4, 200, 'contact_subject_short'),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'contact_all_required'),
      z.maxLength(5000),
      z.refine(isReadableText, 'control_characters'),
    ),
});
export type ContactQuery = z.infer<typeof contactQuery>;

/** A piece of work that a browser does before its message is taken: which counter makes a key that begins so (altcha). */
const challengeParameters = z.object({
  algorithm: z.string(),
  nonce: z.string(),
  salt: z.string(),
  cost: z.int(),
  keyLength: z.int(),
  keyPrefix: z.string(),
  keySignature: z.string(),
  data: z.object({ issued_at: z.int() }),
});
export const captchaChallenge = z.object({ parameters: challengeParameters, signature: z.string() });
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

/** The work and what it came to, as base64 of JSON in the header `X-Captcha`. */
export const captchaAnswer = z.object({
  challenge: captchaChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string(), time: z.optional(z.number()) }),
});
export type CaptchaAnswer = z.infer<typeof captchaAnswer>;

/** The work was not done, not by our rules, too long ago, or for another message. */
export const captchaWrong = refusal('captcha_wrong', 400);
/** More messages than anybody reads: the store has an end. */
export const contactFull = refusal('contact_full', 503);

const endpoint = endpointsAbout('contact');

/** The work to do before a message is sent (security 5.7): good for one message, for five minutes. */
export const readCaptcha = endpoint({
  method: 'GET',
  path: '/tenant/query/captcha/',
  place: 'root',
  access: 'guest',
  response: oneOf(captchaChallenge),
});

/** Stores a message from the contact form. Sent again with the same work and the same content, it is stored once. */
export const sendContactQuery = endpoint({
  method: 'POST',
  path: '/tenant/query/',
  place: 'root',
  access: 'guest',
  dropsUnknown: true,
  headers: { 'X-Captcha': 'The work of `GET /tenant/query/captcha/` and its solution: base64 of JSON.' },
  body: contactQuery,
  response: { shape: 'nothing', item: z.null() },
  refusals: [captchaWrong, contactFull],
});
