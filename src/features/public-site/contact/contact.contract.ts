// zod/mini: the form on the home page loads this file.
import * as z from 'zod/mini';
import { captchaHeader, captchaWrong } from '#platform/contract/captcha.ts';
import { endpointsAbout } from '#platform/contract/endpoint.ts';
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

/** More messages than anybody reads: the store has an end. */
export const contactFull = refusal('contact_full', 503);

const endpoint = endpointsAbout('contact');

/** Stores a message from the contact form. Sent again with the same work and the same content, it is stored once. */
export const sendContactQuery = endpoint({
  method: 'POST',
  path: '/tenant/query/',
  place: 'root',
  access: 'guest',
  dropsUnknown: true,
  headers: captchaHeader,
  body: contactQuery,
  response: { shape: 'nothing', item: z.null() },
  refusals: [captchaWrong, contactFull],
});
