// zod/mini: the page of strangers loads this file.
import * as z from 'zod/mini';
import { captchaHeader, captchaWrong } from '#platform/contract/captcha.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { isReadableLine } from '#platform/contract/plain-text/plain-text.ts';
import { refusal } from '#platform/contract/refusal.ts';
import {
  licenses,
  organisationNameTaken,
} from '#features/organisation/organisation/organisation.contract.ts';
import { mailDomainOf } from '#platform/contract/plain-text/mail-domain.ts';

const line = (least: number, most: number, wrong: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(least, wrong),
      z.maxLength(most),
      z.refine(isReadableLine, 'control_characters'),
    );
const address = z
  .string()
  .check(z.trim(), z.maxLength(254, 'registration_email_invalid'), z.email('registration_email_invalid'));

const domainOf = (email: string) => mailDomainOf(email).toLowerCase();

/** What an organisation registers with (specification 5). */
export const registrationDetails = z
  .object({
    first_name: line(4, 80, 'registration_name_short'),
    last_name: line(4, 80, 'registration_name_short'),
    email: address,
    // As the specification has it: a name of no length is told the same as one that is taken.
    organization_name: line(2, 120, 'organization_name_exists'),
    business_email: address,
    /** `flat`, unless it says otherwise. */
    license: z.optional(z.enum(licenses)),
  })
  .check(
    z.refine(({ email, business_email }) => domainOf(email) === domainOf(business_email), {
      path: ['business_email'],
      error: 'registration_domains_differ',
    }),
  );
export type RegistrationDetails = z.infer<typeof registrationDetails>;

/** Only where whoever runs the product lets organisations register (REGISTRATION). */
export const registrationClosed = refusal('registration_closed', 422);
/** The domain has to be the organisation's own: it leads its people to the sign-in. */
export const registrationMailPublic = refusal('registration_mail_public', 400, 'email');

const endpoint = endpointsAbout('registration');

/** Whether organisations may register here. */
export const readRegistration = endpoint({
  method: 'GET',
  path: '/tenant/signup/',
  place: 'root',
  access: 'guest',
  response: oneOf(z.object({ is_open: z.boolean() })),
});

/** Makes an organisation that waits for its first sign-in, and mails its administrator a password for that. The answer is the same
 *  whether or not anybody knows the address. Sent again with the same work and the same name, it makes nothing a second time. */
export const signUp = endpoint({
  method: 'POST',
  path: '/tenant/signup/',
  place: 'root',
  access: 'guest',
  dropsUnknown: true,
  headers: captchaHeader,
  body: registrationDetails,
  /** The short name that was made of the name: where its administrator signs in. */
  response: oneOf(z.object({ slug: z.string() })),
  refusals: [registrationClosed, captchaWrong, organisationNameTaken, registrationMailPublic],
});
