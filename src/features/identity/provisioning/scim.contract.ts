// Its shapes are those of RFC 7643 and 7644, as far as directories use them.
import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { digits, idParams } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';

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
export const lastAdminStays = refusal('scim_last_admin', 422, 'active');

const text = (longest: number) => z.string().max(longest);
const name = (longest: number) => z.string().trim().min(1).max(longest);
const schemaNames = z.array(text(200)).max(20);

export const userBody = z.object({
  schemas: schemaNames.optional(),
  userName: name(254),
  externalId: text(200).nullable().optional(),
  name: z.object({ givenName: text(80).optional(), familyName: text(80).optional() }).optional(),
  displayName: text(200).nullable().optional(),
  emails: z
    .array(z.object({ value: text(254), primary: z.boolean().optional(), type: text(40).optional() }))
    .max(20)
    .optional(),
  active: z.boolean().optional(),
});
export type UserBody = z.infer<typeof userBody>;

const member = z.object({ value: z.uuid(), display: text(200).nullable().optional() });
export const groupBody = z.object({
  schemas: schemaNames.optional(),
  displayName: name(120),
  externalId: text(200).nullable().optional(),
  members: z.array(member).max(most.members).optional(),
});
export type GroupBody = z.infer<typeof groupBody>;

export const patchBody = z.object({
  schemas: schemaNames.optional(),
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
  refusals: [addressNeeded, nameTaken],
});
export const replaceScimUser = endpoint({
  ...ofDirectory,
  method: 'PUT',
  path: '/scim/v2/Users/:id',
  dropsUnknown: true,
  params: idParams,
  body: userBody,
  response: oneOf(scimUser),
  refusals: [addressNeeded, nameTaken, lastAdminStays],
});
/** Changes somebody; `active` false ends their membership and their sessions at once. What they own stays until an Admin hands it over. */
export const patchScimUser = endpoint({
  ...ofDirectory,
  method: 'PATCH',
  path: '/scim/v2/Users/:id',
  dropsUnknown: true,
  params: idParams,
  body: patchBody,
  response: oneOf(scimUser),
  refusals: [addressNeeded, nameTaken, lastAdminStays, pathUnknown],
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
