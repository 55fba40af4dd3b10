import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { version } from '#platform/contract/paging.ts';

const endpoint = endpointsAbout('risk-acceptance');

/** What the organisation wants beyond what the levels say. */
const acceptanceRules = z.object({
  version: z.int(),
  /** Two people approve risks of the highest level, one after the other. */
  second_approver: z.boolean(),
});

export const readAcceptanceRules = endpoint({
  method: 'GET',
  path: '/settings/risk/acceptance/',
  access: 'user',
  response: oneOf(acceptanceRules),
});

/** From the next request on; what awaits its decision is decided as it was asked for. */
export const changeAcceptanceRules = endpoint({
  method: 'PATCH',
  path: '/settings/risk/acceptance/',
  access: 'admin',
  sensitive: 'weakens a rule',
  body: z.strictObject({ version, second_approver: z.boolean() }),
  response: oneOf(acceptanceRules),
});
