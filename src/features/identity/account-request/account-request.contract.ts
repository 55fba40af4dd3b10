import * as z from 'zod/mini';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';

/** What a directory or a provider may ask about an Admin's account: another sign-in address, or the link to an account there. */
export const requestKinds = ['address', 'link'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Whether an Admin still has to decide; what was declined is not asked for again, and may be confirmed all the same. */
export const requestStates = ['waiting', 'declined'] as const;
export type RequestState = (typeof requestStates)[number];

export const accountRequest = z.object({
  id: z.uuid(),
  version: z.int(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  /** The address to sign in with, or the one that the account at the provider has. */
  email: z.string(),
  /** The provisioning token or the connection that it came by. */
  asked_by: z.string(),
  asked_at: z.iso.datetime(),
});
export type AccountRequest = z.infer<typeof accountRequest>;

/** The address belongs to somebody else by now, the account there is linked otherwise, or the connection is another one. */
export const requestLapsed = refusal('account_request_lapsed', 422);

const endpoint = endpointsAbout('account-request');

/** What was asked from outside about somebody's account, and not carried out. */
export const listAccountRequests = endpoint({
  method: 'GET',
  path: '/user/:id/request/',
  access: 'admin',
  params: idParams,
  response: listOf(accountRequest),
});

const decides = {
  access: 'admin',
  sensitive: 'changes a way in',
  params: idParams,
  body: z.strictObject({ version }),
} as const;

/** Carries out what was asked. A new address ends the person's sessions. */
export const confirmAccountRequest = endpoint({
  ...decides,
  method: 'POST',
  path: '/user/request/:id/confirm/',
  response: oneOf(z.object({ person_id: z.uuid() })),
  refusals: [requestLapsed],
});

/** Leaves the account as it is: the same is not asked for again. */
export const declineAccountRequest = endpoint({
  ...decides,
  method: 'POST',
  path: '/user/request/:id/decline/',
  response: oneOf(accountRequest),
});
