import * as z from 'zod';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';

import { colour } from '#features/risk/model/risk-model.contract.ts';
import { line } from '#platform/contract/wording.ts';

export const tag = z.object({
  id: z.uuid(),
  version: z.int(),
  name: z.string(),
  colour: z.string().nullable(),
  /** Risks that carry it, among those the caller sees. */
  risks: z.int(),
});
export type Tag = z.infer<typeof tag>;

export const tagDetails = z.strictObject({ name: line(1, 40), colour: colour.nullable() });
export type TagDetails = z.infer<typeof tagDetails>;

// Registers and risks show tags: what changes a tag refreshes them too.
const endpoint = endpointsAbout('risk');

export const tagUnknown = refusal('tag_unknown', 400, 'tag_ids');
/** Two tags are the same when their letters are, whatever their case or marks. */
export const tagNameTaken = refusal('tag_name_taken', 400, 'name');

export const listTags = endpoint({
  method: 'GET',
  path: '/risk/tags/',
  access: 'user',
  response: listOf(tag),
});
export const addTag = endpoint({
  method: 'POST',
  path: '/risk/tags/',
  access: 'staff',
  body: tagDetails.partial().required({ name: true }),
  response: oneOf(tag),
  refusals: [tagNameTaken],
});
export const changeTag = endpoint({
  method: 'PATCH',
  path: '/risk/tags/:id/',
  access: 'staff',
  params: idParams,
  body: tagDetails.partial().extend({ version }),
  response: oneOf(tag),
  refusals: [tagNameTaken],
});
/** Takes the tag off every risk that carries it. */
export const removeTag = endpoint({
  method: 'DELETE',
  path: '/risk/tags/:id/',
  access: 'staff',
  params: idParams,
  body: z.strictObject({ version }),
  response: oneOf(tag),
});

const sentTag = z.strictObject({ id: z.uuid(), version });
export const mergesItself = refusal('tag_merges_itself', 422, 'into');
/** Makes one tag of several: what carried any of them carries the one that stays. */
export const mergeTags = endpoint({
  method: 'POST',
  path: '/risk/tags/merge/',
  access: 'staff',
  body: z.strictObject({ tags: z.array(sentTag).min(1).max(50), into: sentTag }),
  response: oneOf(tag),
  refusals: [tagUnknown, mergesItself],
});
