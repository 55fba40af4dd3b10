// zod/mini: the sign-in page loads this file, and must stay light.
import * as z from 'zod/mini';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';

/** An organisation as the sign-in page offers it: its name, and where its calls go. */
export const organisationChoice = z.object({
  organization_name: z.string(),
  base_url: z.string(),
});
export type OrganisationChoice = z.infer<typeof organisationChoice>;

const endpoint = endpointsAbout('organisation');

/** Which organisations an e-mail address may sign in to: decided by its verified domain, never by the account.
 *  `organization` (a short name) finds one directly. Unknown answers an empty list. */
export const findOrganisations = endpoint({
  method: 'POST',
  path: '/tenant/domain/',
  place: 'root',
  access: 'guest',
  reads: true,
  dropsUnknown: true,
  body: z.object({
    email: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    organization: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  }),
  response: listOf(organisationChoice),
});

/** Mails whoever has this address a link to each organisation where they have an account. The answer is the same for everybody, and
 *  beyond the address's or the network's share of an hour too. */
export const mailOrganisations = endpoint({
  method: 'POST',
  path: '/tenant/organisations/',
  place: 'root',
  access: 'guest',
  body: z.strictObject({ email: z.string().check(z.trim(), z.maxLength(254), z.email('email_invalid')) }),
  response: oneOf(z.object({ asked: z.boolean() })),
});
