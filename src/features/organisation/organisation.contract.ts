// zod/mini: the sign-in page loads this file, and must stay light.
import * as z from 'zod/mini';
import { departmentAccesses } from '#platform/contract/access.ts';
import { endpointsAbout, listOf } from '#platform/contract/endpoint.ts';
import { refusal } from '#platform/contract/refusal.ts';

export const licenses = ['flat', 'corporate'] as const;

/** An organisation as the sign-in page offers it: its name, and where its calls go. */
export const organisationChoice = z.object({
  organization_name: z.string(),
  base_url: z.string(),
});
export type OrganisationChoice = z.infer<typeof organisationChoice>;

export const organisationData = z.object({
  organization_name: z.string(),
  slug: z.string(),
  logo: z.nullable(z.string()),
  license: z.enum(licenses),
  timezone: z.string(),
  color_schemes: z.object({ palette: z.object({ primary: z.string(), secondary: z.string() }) }),
});
export type OrganisationData = z.infer<typeof organisationData>;

export const department = z.object({
  id: z.uuid(),
  name: z.string(),
  parent_id: z.nullable(z.uuid()),
  /** What the caller may do there; an Admin may do everything everywhere. */
  access: z.enum(departmentAccesses),
});
export type Department = z.infer<typeof department>;

const endpoint = endpointsAbout('organisation');

/** A department that is not this organisation's. */
export const departmentUnknown = refusal('department_unknown', 400, 'department_id');

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

/** The caller's departments in tree order; an Admin gets all of them. */
export const listDepartments = endpoint({
  method: 'GET',
  path: '/user/department/',
  access: 'user',
  response: listOf(department),
});
