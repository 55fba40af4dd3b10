import * as z from 'zod';
import { languages } from '#platform/contract/access.ts';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { version } from '#platform/contract/paging.ts';
import { notFound, refusal } from '#platform/contract/refusal.ts';
import { timeZone } from '#platform/contract/time-zone.ts';
import { line } from '#platform/contract/wording.ts';
import { licenses, organisationNameTaken } from './organisation.contract.ts';

const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);

/** What an Admin decides about the organisation as a whole. */
export const organisationDetails = z.strictObject({
  /** Unique among all organisations, also against names that only look different. */
  name: line(2, 120),
  /** Of people who are added without one. */
  default_locale: z.enum(languages),
  /** Where the organisation's days turn. */
  timezone: timeZone,
  /** ISO 4217 */
  currency: z.string().max(3).refine(isCurrency, 'currency_unknown'),
  /** The month in which its fiscal year begins, 1 to 12. */
  fiscal_year_start: z.int().min(1).max(12),
});
export type OrganisationDetails = z.infer<typeof organisationDetails>;

const organisation = organisationDetails.extend({
  name: z.string(),
  timezone: z.string(),
  currency: z.string(),
  slug: z.string(),
  license: z.enum(licenses),
  version: z.int(),
});

const mailDomainName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, 'mail_domain_expected');

/** A mail domain of the organisation: verified, or still to be proved by a record in its DNS. */
export const mailDomain = z.object({
  domain: z.string(),
  is_verified: z.boolean(),
  /** Whether addresses there lead to the organisation at the sign-in. */
  is_listed: z.boolean(),
  /** The TXT record that proves it, while it is not verified. */
  record: z.object({ name: z.string(), value: z.string() }).nullable(),
});
export type MailDomain = z.infer<typeof mailDomain>;

/** How many domains may wait to be proved. */
export const mostClaims = 20;
export const mailDomainPublic = refusal('mail_domain_public', 400, 'domain');
export const mailDomainKnown = refusal('mail_domain_known', 400, 'domain');
export const mailDomainUnproved = refusal('mail_domain_unproved', 422);
export const tooManyMailDomains = refusal('too_many_mail_domains', 422);

const endpoint = endpointsAbout('organisation-settings');
const named = z.strictObject({ domain: mailDomainName });

export const readOrganisation = endpoint({
  method: 'GET',
  path: '/settings/organization/',
  access: 'admin',
  response: oneOf(organisation),
});

export const changeOrganisation = endpoint({
  method: 'PATCH',
  path: '/settings/organization/',
  access: 'admin',
  body: organisationDetails.partial().extend({ version }),
  response: oneOf(organisation),
  refusals: [organisationNameTaken],
});

/** The organisation's mail domains by their names. */
export const listMailDomains = endpoint({
  method: 'GET',
  path: '/settings/domain/',
  access: 'admin',
  response: listOf(mailDomain),
});

/** Begins to verify a domain: answers the record that proves it. */
export const addMailDomain = endpoint({
  method: 'POST',
  path: '/settings/domain/',
  access: 'admin',
  sensitive: 'changes a way in',
  body: named,
  response: oneOf(mailDomain),
  refusals: [mailDomainPublic, mailDomainKnown, tooManyMailDomains],
});

/** Looks the record up in DNS, and verifies the domain where it is there. */
export const verifyMailDomain = endpoint({
  method: 'POST',
  path: '/settings/domain/verify/',
  access: 'admin',
  sensitive: 'changes a way in',
  heavy: true,
  body: named,
  response: oneOf(mailDomain),
  refusals: [notFound, mailDomainUnproved],
});

/** Gives up a domain, verified or not. */
export const removeMailDomain = endpoint({
  method: 'POST',
  path: '/settings/domain/remove/',
  access: 'admin',
  sensitive: 'changes a way in',
  body: named,
  response: oneOf(z.object({ domain: z.string() })),
  refusals: [notFound],
});
