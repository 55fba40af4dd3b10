import * as z from 'zod';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { personName } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { colour } from '#features/risk/model/risk-model.contract.ts';
import { line } from '#platform/contract/wording.ts';

/** What kind of thing could happen; a category may lie below another, no deeper. */
export const riskCategory = z.object({
  id: z.uuid(),
  version: z.int(),
  name: z.string(),
  parent_id: z.uuid().nullable(),
  colour: z.string().nullable(),
  /** Null as well where whoever asks does not see that person. */
  default_owner: z.nullable(personName),
  /** Open risks in it. */
  risks: z.int(),
});
export type RiskCategory = z.infer<typeof riskCategory>;

export const categoryDetails = z.strictObject({
  name: line(2, 80),
  parent_id: z.uuid().nullable(),
  colour: colour.nullable(),
  default_owner_id: z.uuid().nullable(),
});
export type CategoryDetails = z.infer<typeof categoryDetails>;

const endpoint = endpointsAbout('risk-category');

export const categoryUnknown = refusal('category_unknown', 400, 'category_id');
export const categoryNameTaken = refusal('category_name_taken', 400, 'name');
export const parentUnknown = refusal('category_unknown', 400, 'parent_id');
export const defaultOwnerUnknown = refusal('person_unknown', 400, 'default_owner_id');
export const categoryTooDeep = refusal('category_too_deep', 422, 'parent_id');
const inCategory = [categoryNameTaken, parentUnknown, defaultOwnerUnknown, categoryTooDeep];

/** In reading order: each below its parent, both by name. */
export const listCategories = endpoint({
  method: 'GET',
  path: '/settings/risk/category/',
  access: 'user',
  response: listOf(riskCategory),
});
export const addCategory = endpoint({
  method: 'POST',
  path: '/settings/risk/category/',
  access: 'admin',
  body: categoryDetails.partial().required({ name: true }),
  response: oneOf(riskCategory),
  refusals: inCategory,
});
export const changeCategory = endpoint({
  method: 'PATCH',
  path: '/settings/risk/category/:id/',
  access: 'admin',
  params: idParams,
  body: categoryDetails.partial().extend({ version }),
  response: oneOf(riskCategory),
  refusals: inCategory,
});

export const categoryInUse = refusal('category_in_use', 422, 'move_to');
export const categoryHasChildren = refusal('category_has_children', 422);
export const moveTargetUnknown = refusal('category_unknown', 400, 'move_to');
/** Risks in it move to another category, or with null to none. */
export const removeCategory = endpoint({
  method: 'DELETE',
  path: '/settings/risk/category/:id/',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ version, move_to: z.uuid().nullable().optional() }),
  response: oneOf(riskCategory),
  refusals: [categoryInUse, categoryHasChildren, moveTargetUnknown],
});
