import * as z from 'zod/mini';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { secondFactorOff } from '#features/identity/second-factor/second-factor.contract.ts';

/** What would be taken away is one's own: the profile has it. */
export const ownAccess = refusal('own_access', 422);
/** The person is linked to no account of a provider. */
export const notLinked = refusal('not_linked', 422);

const endpoint = endpointsAbout('lost-access');
const done = oneOf(z.object({ person_id: z.uuid() }));

/** Takes away the second factor of somebody who lost it, with its recovery codes. Their sessions end; they are told by mail, and set up
 *  another one at the next sign-in where the organisation demands one. */
export const takeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/user/:id/mfa/',
  access: 'admin',
  sensitive: 'changes a way in',
  params: idParams,
  response: done,
  refusals: [secondFactorOff, ownAccess],
});

/** Undoes what ties somebody to an account of the provider: the next sign-in by it links them anew. Their sessions end, and they are
 *  told by mail. */
export const unlinkPerson = endpoint({
  method: 'DELETE',
  path: '/user/:id/link/',
  access: 'admin',
  sensitive: 'changes a way in',
  params: idParams,
  response: done,
  refusals: [notLinked],
});

/** Signs somebody out everywhere: of a device that was lost, or where somebody else may be in their account. They sign in again as
 *  before. */
export const endPersonSessions = endpoint({
  method: 'DELETE',
  path: '/user/:id/session/',
  access: 'admin',
  sensitive: 'changes a way in',
  params: idParams,
  response: done,
  refusals: [ownAccess],
});
