import * as z from 'zod/mini';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { languages } from '#platform/contract/access.ts';

/** `kept`: there is no mail server, and the mail lies in a file. `failed`: it was refused, or tried for so long that it is not tried
 *  any more; an Admin, or whoever runs the product, may have it sent again. */
export const mailStatuses = ['waiting', 'sent', 'kept', 'failed'] as const;

const listed = {
  id: z.uuid(),
  version: z.int(),
  /** `sign_in.new_device` */
  kind: z.string(),
  status: z.enum(mailStatuses),
  to_name: z.string(),
  to_address: z.string(),
  language: z.enum(languages),
  subject: z.string(),
  created_at: z.iso.datetime(),
  /** How often it was handed to the mail server, and when last. */
  attempts: z.int(),
  tried_at: z.nullable(z.iso.datetime()),
  /** What the mail server said the last time, where it did not take it. */
  error: z.nullable(z.string()),
};

/** A mail of the organisation: on its way, sent, or not to be delivered. */
export const mail = z.object(listed);
export type Mail = z.infer<typeof mail>;

/** The same with what it says. What a link of it lets its reader do is left out, but in a demo. */
export const mailInFull = z.object({ ...listed, text: z.string() });

export const mailQuery = z.strictObject({ ...pageQuery, status: z.optional(z.enum(mailStatuses)) });

const endpoint = endpointsAbout('mail');

/** The organisation's mails of the last thirty days, the latest first. */
export const listMails = endpoint({
  method: 'GET',
  path: '/mail/',
  access: 'admin',
  query: mailQuery,
  response: pageOf(mail),
});

export const readMail = endpoint({
  method: 'GET',
  path: '/mail/:id/',
  access: 'admin',
  params: idParams,
  response: oneOf(mailInFull),
});

/** The mail as its reader gets it, in a file that mail programs open; without what a link lets its reader do, but in a demo. */
export const downloadMail = endpoint({
  method: 'GET',
  path: '/mail/:id/file/',
  access: 'admin',
  params: idParams,
  response: { shape: 'file', item: z.unknown() },
});

/** Sends a mail again that could not be delivered. */
export const sendMailAgain = endpoint({
  method: 'POST',
  path: '/mail/:id/send/',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ version }),
  response: oneOf(mail),
});
