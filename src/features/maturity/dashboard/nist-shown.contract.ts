import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';

const endpoint = endpointsAbout('maturity');

/** Whether the NIST dashboard has anything to show the caller: its entry in the navigation depends on it. */
export const readNistShown = endpoint({
  method: 'GET',
  path: '/maturity/nist/shown/',
  access: 'user',
  response: oneOf(z.object({ is_shown: z.boolean() })),
});
