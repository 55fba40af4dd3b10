import * as z from 'zod/mini';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { shownOnce } from '#platform/contract/shown-once/shown-once.contract.ts';
import { idParams } from '#platform/contract/paging.ts';
import { isReadableLine } from '#platform/contract/plain-text/plain-text.ts';
import { refusal } from '#platform/contract/refusal.ts';

/** Tokens that may count at once: one, and the next while the directory changes them. */
export const mostTokens = 5;
export const tooManyTokens = refusal('too_many_provisioning_tokens', 422);

/** What a directory provisions with. */
export const provisioningToken = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
});
export type ProvisioningToken = z.infer<typeof provisioningToken>;

const endpoint = endpointsAbout('provisioning');

/** Tokens that count, the newest first. */
export const listProvisioningTokens = endpoint({
  method: 'GET',
  path: '/settings/scim/',
  access: 'admin',
  response: listOf(provisioningToken),
});

/** Makes a token and tells it this once; `address` is what the directory is given beside it. */
export const makeProvisioningToken = endpoint({
  method: 'POST',
  path: '/settings/scim/',
  access: 'admin',
  sensitive: 'changes a way in',
  body: z.strictObject({
    name: z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(60), z.refine(isReadableLine, 'control_characters')),
  }),
  response: oneOf(z.extend(provisioningToken, { token: shownOnce })),
  refusals: [tooManyTokens],
});

/** From now on the token counts for nothing. */
export const revokeProvisioningToken = endpoint({
  method: 'DELETE',
  path: '/settings/scim/:id/',
  access: 'admin',
  sensitive: 'changes a way in',
  params: idParams,
  response: oneOf(z.object({ revoked: z.boolean() })),
});
