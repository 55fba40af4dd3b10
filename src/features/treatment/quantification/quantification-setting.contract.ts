import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { version } from '#platform/contract/paging.ts';

const endpoint = endpointsAbout('risk-quantification');

/** Whether the organisation quantifies risks: it does not, until an Admin switches it on. */
export const quantificationSetting = z.object({ is_on: z.boolean(), version: z.int().nullable() });
export type QuantificationSetting = z.infer<typeof quantificationSetting>;

export const readQuantificationSetting = endpoint({
  method: 'GET',
  path: '/settings/risk/quantification/',
  access: 'user',
  response: oneOf(quantificationSetting),
});

/** Switches quantification on or off. Off, nothing of it is shown or answered; what was estimated stays. */
export const changeQuantificationSetting = endpoint({
  method: 'PUT',
  path: '/settings/risk/quantification/',
  access: 'admin',
  body: z.strictObject({ is_on: z.boolean(), version: z.nullable(version) }),
  response: oneOf(quantificationSetting),
});
