import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { personName } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { prose } from '#platform/contract/wording.ts';
import { cell } from '#features/risk/model/risk-level.contract.ts';
import { appetiteScopes } from './appetite-scope.contract.ts';

const named = z.object({ id: z.uuid(), name: z.string() });

/** How much risk may be retained: up to a level, or in these cells of the matrix; one of the two is said. */
const appetiteDetails = z.strictObject({
  scope: z.enum(appetiteScopes),
  department_id: z.uuid().nullable(),
  category_id: z.uuid().nullable(),
  /** The index of a level of the model in use; -1 where nothing is retained. */
  max_level: z.int().min(-1).max(9).nullable(),
  cells: z.array(cell).max(49).nullable(),
  statement: prose.nullable(),
  valid_from: day,
  valid_to: z.nullable(day),
  approver_id: z.uuid(),
});
export type AppetiteDetails = z.infer<typeof appetiteDetails>;

export const appetite = z.object({
  id: z.uuid(),
  version: z.int(),
  scope: z.enum(appetiteScopes),
  department: named.nullable(),
  category: named.nullable(),
  max_level: z.int().nullable(),
  cells: z.array(cell).nullable(),
  statement: z.string().nullable(),
  valid_from: day,
  valid_to: z.nullable(day),
  approver: personName,
  /** Whether it holds today. */
  is_current: z.boolean(),
  updated_at: z.iso.datetime(),
});
export type Appetite = z.infer<typeof appetite>;

/** A department names a department and nothing else, a category a category, the organisation neither. */
export const scopeMismatch = refusal('appetite_scope_mismatch', 422, 'scope');
/** Either a level is named, or cells. */
export const appetiteUnclear = refusal('appetite_unclear', 422, 'max_level');
/** A level or a cell that the model in use does not have. */
export const levelUnknown = refusal('appetite_level_unknown', 422, 'max_level');
export const validityBackwards = refusal('validity_backwards', 422, 'valid_to');
export const departmentUnknown = refusal('department_unknown', 400, 'department_id');
export const categoryUnknown = refusal('category_unknown', 400, 'category_id');
export const approverUnknown = refusal('person_unknown', 400, 'approver_id');
const refusals = [
  scopeMismatch,
  appetiteUnclear,
  levelUnknown,
  validityBackwards,
  departmentUnknown,
  categoryUnknown,
  approverUnknown,
];

const endpoint = endpointsAbout('risk-appetite');

/** What holds now and later, the widest first; what is over comes last. */
export const listAppetites = endpoint({
  method: 'GET',
  path: '/settings/risk/appetite/',
  access: 'user',
  response: listOf(appetite),
});

/** States an appetite. Where several hold for a risk, that of its category comes before that of its department, and that before the
 *  organisation's; of several for the same, the one that holds since later. */
export const addAppetite = endpoint({
  method: 'POST',
  path: '/settings/risk/appetite/',
  access: 'admin',
  sensitive: 'weakens a rule',
  body: appetiteDetails.partial().required({ scope: true, valid_from: true, approver_id: true }),
  response: oneOf(appetite),
  refusals,
});

export const changeAppetite = endpoint({
  method: 'PATCH',
  path: '/settings/risk/appetite/:id/',
  access: 'admin',
  sensitive: 'weakens a rule',
  params: idParams,
  body: appetiteDetails.partial().extend({ version }),
  response: oneOf(appetite),
  refusals,
});

/** Removes an appetite that should never have been there; one that no longer holds gets a last day instead. */
export const removeAppetite = endpoint({
  method: 'DELETE',
  path: '/settings/risk/appetite/:id/',
  access: 'admin',
  sensitive: 'weakens a rule',
  params: idParams,
  body: z.strictObject({ version }),
  response: oneOf(appetite),
});
