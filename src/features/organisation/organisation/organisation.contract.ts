// zod/mini: the sign-in page loads this file, and must stay light.
import * as z from 'zod/mini';
import { refusal } from '#platform/contract/refusal.ts';

export const licenses = ['flat', 'corporate'] as const;

export const organisationData = z.object({
  organization_name: z.string(),
  slug: z.string(),
  logo: z.nullable(z.string()),
  license: z.enum(licenses),
  timezone: z.string(),
  /** Everybody signs in with a second factor; a password may then be shorter. */
  second_factor_required: z.boolean(),
  color_schemes: z.object({ palette: z.object({ primary: z.string(), secondary: z.string() }) }),
});
export type OrganisationData = z.infer<typeof organisationData>;

export const organisationNameTaken = refusal('organisation_name_taken', 400, 'organization_name');
