import * as z from 'zod';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { isReadableLine } from '#platform/contract/plain-text/plain-text.ts';
import { personName } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';

const identifier = z.string().regex(/^[a-zA-Z0-9_.-]{1,60}$/);
const largestFilter = 10_000;
/** As the screen's address says it, or however else the screen means it; the server keeps it and looks no further. */
const filter = z
  .record(identifier, z.json())
  .refine((kept) => new TextEncoder().encode(JSON.stringify(kept)).length <= largestFilter, 'view_too_large');

/** What a person keeps of a screen under a name. */
export const viewDetails = z.strictObject({
  name: z
    .string()
    .max(240)
    .normalize('NFC')
    .trim()
    .min(1)
    .max(60)
    .refine(isReadableLine, 'control_characters'),
  filter,
  columns: z.array(identifier).max(40).nullable(),
  sort: z
    .string()
    .regex(/^-?[a-z_]{1,40}$/)
    .nullable(),
  /** Offered to everybody in the organisation. */
  is_shared: z.boolean(),
});
export type ViewDetails = z.infer<typeof viewDetails>;

export const savedView = viewDetails.extend({
  id: z.uuid(),
  version: z.int(),
  screen: identifier,
  /** Null where whoever asks does not see that person. */
  owner: z.nullable(personName),
  /** Whether whoever asks may rename, replace and delete it. */
  may_change: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

export const viewNameTaken = refusal('view_name_taken', 400, 'name');
export const sharingNotYours = refusal('sharing_not_yours', 403, 'is_shared');
export const tooManyViews = refusal('too_many_views', 422);

const endpoint = endpointsAbout('saved-view');

/** One's own views of a screen and those the organisation shares, by name. */
export const listViews = endpoint({
  method: 'GET',
  path: '/user/view/',
  access: 'user',
  query: z.strictObject({ screen: identifier }),
  response: listOf(savedView),
});
export const keepView = endpoint({
  method: 'POST',
  path: '/user/view/',
  access: 'user',
  body: viewDetails.extend({ screen: identifier }),
  response: oneOf(savedView),
  refusals: [viewNameTaken, sharingNotYours, tooManyViews],
});
export const changeView = endpoint({
  method: 'PATCH',
  path: '/user/view/:id/',
  access: 'user',
  params: idParams,
  body: viewDetails.partial().extend({ version }),
  response: oneOf(savedView),
  refusals: [viewNameTaken, sharingNotYours],
});
export const deleteView = endpoint({
  method: 'DELETE',
  path: '/user/view/:id/',
  access: 'user',
  params: idParams,
  body: z.strictObject({ version }),
  response: oneOf(savedView),
});
