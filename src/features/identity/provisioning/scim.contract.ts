// Its shapes are those of RFC 7643 and 7644, as far as directories use them.
import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { digits, idParams } from '#platform/contract/paging.ts';
import { isReadableLine } from '#platform/contract/plain-text/plain-text.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { seatsFull } from '#features/organisation/invitation/invitation.contract.ts';

const core = 'urn:ietf:params:scim:schemas:core:2.0';
export const schemas = {
  user: `${core}:User`,
  group: `${core}:Group`,
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
} as const;

/** Resources on a page, and in one change of members. */
export const most = { page: 200, members: 1000, operations: 100 } as const;

export const filterUnknown = refusal('scim_filter_unknown', 400, 'filter');
export const addressNeeded = refusal('scim_address_needed', 400, 'userName');
export const pathUnknown = refusal('scim_path_unknown', 400, 'Operations');
export const memberUnknown = refusal('scim_member_unknown', 400, 'members');
/** Somebody here has this name or address already. */
export const nameTaken = refusal('scim_name_taken', 409);
/** A directory gives addresses of the organisation's verified domains alone. */
export const addressForeign = refusal('scim_address_foreign', 400, 'emails');
/** The address of an Admin changes once an Admin has confirmed it; until then nothing of the call is done. */
export const addressWaits = refusal('scim_address_waits', 422, 'emails');
/** An Admin has declined this address. */
export const addressDeclined = refusal('scim_address_declined', 422, 'emails');
export const lastAdminStays = refusal('scim_last_admin', 422, 'active');

const text = (longest: number) => z.string().max(longest);
/** What people read, or look up by: on one line, and without what cannot be seen (decision 62). */
const shown = (longest: number) => text(longest).refine(isReadableLine, 'control_characters');
const name = (longest: number) =>
  z.string().trim().min(1).max(longest).refine(isReadableLine, 'control_characters');
/** Entra ID writes "True" and "False". */
const truth = z.union([z.boolean(), z.string().regex(/^(?:true|false)$/i)]);
const schemaNames = z.array(text(200)).max(20).nullish();
// Everywhere null is as good as nothing (RFC 7643, 2.5).
export const userBody = z.object({
  schemas: schemaNames,
  userName: name(254),
  externalId: shown(200).nullish(),
  name: z.object({ givenName: shown(80).nullish(), familyName: shown(80).nullish() }).nullish(),
  displayName: shown(200).nullish(),
  emails: z
    .array(z.object({ value: text(254), primary: truth.nullish(), type: text(40).nullish() }))
    .max(20)
    .nullish(),
  active: truth.nullish(),
});
export type UserBody = z.infer<typeof userBody>;

const member = z.object({ value: z.uuid(), display: text(200).nullish() });
export const groupBody = z.object({
  schemas: schemaNames,
  displayName: name(120),
  externalId: shown(200).nullish(),
  members: z.array(member).max(most.members).nullish(),
});
export type GroupBody = z.infer<typeof groupBody>;

/** What a change says of somebody, whichever form it came in. */
export const userChange = z.object({
  userName: name(254).optional(),
  externalId: shown(200).nullable().optional(),
  email: text(254).optional(),
  givenName: shown(80).optional(),
  familyName: shown(80).optional(),
  active: z.boolean().optional(),
});
export type UserChange = z.infer<typeof userChange>;

const ids = z.array(text(200)).max(most.members);
export const groupChange = z.object({
  displayName: name(120).optional(),
  externalId: shown(200).nullable().optional(),
  /** All members, in the place of those there were. */
  members: ids.optional(),
  adds: ids,
  removes: ids,
});
export type GroupChange = z.infer<typeof groupChange>;

export const patchBody = z.object({
  schemas: schemaNames,
  Operations: z
    .array(z.object({ op: text(20), path: text(300).optional(), value: z.unknown().optional() }))
    .min(1)
    .max(most.operations),
});
export type PatchOperation = z.infer<typeof patchBody>['Operations'][number];

const meta = z.object({ resourceType: z.string(), location: z.string() });
export const scimUser = z.object({
  schemas: z.array(z.string()),
  id: z.uuid(),
  externalId: z.string().optional(),
  userName: z.string(),
  name: z.object({ givenName: z.string(), familyName: z.string(), formatted: z.string() }),
  displayName: z.string(),
  emails: z.array(z.object({ value: z.string(), type: z.string(), primary: z.boolean() })),
  active: z.boolean(),
  meta,
});
export type ScimUser = z.infer<typeof scimUser>;
export const scimGroup = z.object({
  schemas: z.array(z.string()),
  id: z.uuid(),
  externalId: z.string().optional(),
  displayName: z.string(),
  members: z.array(z.object({ value: z.uuid(), display: z.string() })),
  meta,
});
export type ScimGroup = z.infer<typeof scimGroup>;
const listed = <Item extends z.ZodType>(item: Item) =>
  z.object({
    schemas: z.array(z.string()),
    totalResults: z.int(),
    startIndex: z.int(),
    itemsPerPage: z.int(),
    Resources: z.array(item),
  });

const pageQuery = z.strictObject({
  filter: text(500).optional(),
  startIndex: z.optional(digits(0, 1_000_000)),
  count: z.optional(digits(0, 1_000_000)),
  attributes: text(500).optional(),
  excludedAttributes: text(500).optional(),
});
export type ScimQuery = z.infer<typeof pageQuery>;

const ofChange = [
  addressNeeded,
  addressForeign,
  addressWaits,
  addressDeclined,
  nameTaken,
  lastAdminStays,
  seatsFull,
] as const;

const endpoint = endpointsAbout('provisioning');
const ofDirectory = { access: 'directory' } as const;
const facts = oneOf(z.record(z.string(), z.unknown()));

/** What this side of SCIM can do. */
export const readProviderConfig = endpoint({
  ...ofDirectory,
  method: 'GET',
  path: '/scim/v2/ServiceProviderConfig',
  response: facts,
});
export const readResourceTypes = endpoint({
  ...ofDirectory,
  method: 'GET',
  path: '/scim/v2/ResourceTypes',
  response: facts,
});
export const readSchemas = endpoint({
  ...ofDirectory,
  method: 'GET',
  path: '/scim/v2/Schemas',
  response: facts,
});

/** People of the organisation, by name or the directory's own id where a filter says so: `userName eq "…"`, `externalId eq "…"`. */
export const listScimUsers = endpoint({
  ...ofDirectory,
  method: 'GET',
  path: '/scim/v2/Users',
  query: pageQuery,
  response: oneOf(listed(scimUser)),
  refusals: [filterUnknown],
});
export const readScimUser = endpoint({
  ...ofDirectory,
  method: 'GET',
  path: '/scim/v2/Users/:id',
  params: idParams,
  response: oneOf(scimUser),
});
/** Makes somebody a member, as a User: types are given by an Admin. */
export const createScimUser = endpoint({
  ...ofDirectory,
  method: 'POST',
  path: '/scim/v2/Users',
  status: 201,
  dropsUnknown: true,
  body: userBody,
  response: oneOf(scimUser),
  refusals: [addressNeeded, addressForeign, nameTaken, seatsFull],
});
export const replaceScimUser = endpoint({
  ...ofDirectory,
  method: 'PUT',
  path: '/scim/v2/Users/:id',
  dropsUnknown: true,
  params: idParams,
  body: userBody,
  response: oneOf(scimUser),
  refusals: [...ofChange],
});
/** Changes somebody; `active` false ends their membership, their sessions and their API tokens at once. What they own stays until an Admin
 *  hands it over. Whoever is let in again comes back as what they were, but for an Admin, who comes back as a User. */
export const patchScimUser = endpoint({
  ...ofDirectory,
  method: 'PATCH',
  path: '/scim/v2/Users/:id',
  dropsUnknown: true,
  params: idParams,
  body: patchBody,
  response: oneOf(scimUser),
  refusals: [...ofChange, pathUnknown],
});
/** Ends a membership as `active` false does: people stay named in what they did. */
export const deleteScimUser = endpoint({
  ...ofDirectory,
  method: 'DELETE',
  path: '/scim/v2/Users/:id',
  status: 204,
  params: idParams,
  response: { shape: 'nothing', item: z.null() },
  refusals: [lastAdminStays],
});

export const listScimGroups = endpoint({
  ...ofDirectory,
  method: 'GET',
  path: '/scim/v2/Groups',
  query: pageQuery,
  response: oneOf(listed(scimGroup)),
  refusals: [filterUnknown],
});
export const readScimGroup = endpoint({
  ...ofDirectory,
  method: 'GET',
  path: '/scim/v2/Groups/:id',
  params: idParams,
  response: oneOf(scimGroup),
});
/** A group with the name of a department stands for it: its members are the department's. Other groups are kept, and do nothing. */
export const createScimGroup = endpoint({
  ...ofDirectory,
  method: 'POST',
  path: '/scim/v2/Groups',
  status: 201,
  dropsUnknown: true,
  body: groupBody,
  response: oneOf(scimGroup),
  refusals: [nameTaken, memberUnknown],
});
export const replaceScimGroup = endpoint({
  ...ofDirectory,
  method: 'PUT',
  path: '/scim/v2/Groups/:id',
  dropsUnknown: true,
  params: idParams,
  body: groupBody,
  response: oneOf(scimGroup),
  refusals: [nameTaken, memberUnknown],
});
export const patchScimGroup = endpoint({
  ...ofDirectory,
  method: 'PATCH',
  path: '/scim/v2/Groups/:id',
  dropsUnknown: true,
  params: idParams,
  body: patchBody,
  response: oneOf(scimGroup),
  refusals: [nameTaken, memberUnknown, pathUnknown],
});
export const deleteScimGroup = endpoint({
  ...ofDirectory,
  method: 'DELETE',
  path: '/scim/v2/Groups/:id',
  status: 204,
  params: idParams,
  response: { shape: 'nothing', item: z.null() },
});
