import * as z from 'zod';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { categoryUnknown } from '#features/risk/category/risk-category.contract.ts';
import { cell } from '#features/risk/model/risk-level.contract.ts';
import { ownerUnknown, risk, riskDetails } from '#features/risk/record/risk.contract.ts';
import { tagUnknown } from '#features/risk/tag/risk-tag.contract.ts';
import { line, prose, reason } from '#platform/contract/wording.ts';

/** Whether a risk of the repository was thought about: there is a risk made from it, it was put aside, or neither. */
export const considerations = ['open', 'considered', 'not_relevant'] as const;

/** A risk that others have had: shipped with the product in its languages, or the organisation's own. */
export const libraryItem = z.object({
  id: z.uuid(),
  /** Null for a shipped one, which cannot be changed. */
  version: z.int().nullable(),
  source: z.enum(['shipped', 'tenant']),
  code: z.string().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  causes: z.string().nullable(),
  consequences: z.string().nullable(),
  /** The organisation's category of that name; without id where it has none. */
  category: z.object({ id: z.uuid().nullable(), key: z.string().nullable(), name: z.string() }).nullable(),
  suggested: cell.nullable(),
  state: z.enum(considerations),
  dismissed: z.object({ reason: z.string(), by: z.string(), at: z.iso.datetime() }).nullable(),
  /** The risk that was made from it. */
  risk: z.object({ id: z.uuid(), ref: z.string() }).nullable(),
});
export type LibraryItem = z.infer<typeof libraryItem>;

export const libraryItemDetails = z.strictObject({
  title: line(5, 200),
  description: prose.nullable(),
  causes: prose.nullable(),
  consequences: prose.nullable(),
  category_id: z.uuid().nullable(),
  suggested: cell.nullable(),
});
export type LibraryItemDetails = z.output<typeof libraryItemDetails>;

const endpoint = endpointsAbout('risk');

export const libraryQuery = z.strictObject({
  ...pageQuery,
  dpt: z.uuid().optional(),
  q: z.string().trim().max(100).optional(),
  /** The id of a category, or the key of a shipped one. */
  category: z.string().max(60).optional(),
  state: z.enum(considerations).optional(),
});

/** `dpt` asks what that department has considered; without it, anybody in the organisation. */
export const listLibrary = endpoint({
  method: 'GET',
  path: '/risk/repos/',
  access: 'user',
  query: libraryQuery,
  response: pageOf(libraryItem),
});
export const addLibraryItem = endpoint({
  method: 'POST',
  path: '/risk/repos/',
  access: 'staff',
  body: libraryItemDetails.partial().required({ title: true }),
  response: oneOf(libraryItem),
  refusals: [categoryUnknown],
});
export const changeLibraryItem = endpoint({
  method: 'PATCH',
  path: '/risk/repos/:id/',
  access: 'staff',
  params: idParams,
  body: libraryItemDetails.partial().extend({ version }),
  response: oneOf(libraryItem),
  refusals: [categoryUnknown],
});
export const removeLibraryItem = endpoint({
  method: 'DELETE',
  path: '/risk/repos/:id/',
  access: 'staff',
  params: idParams,
  body: z.strictObject({ version }),
  response: oneOf(libraryItem),
});

/** Raises a risk from it: its words are copied where none are given, and the two stay linked. */
export const addFromLibrary = endpoint({
  method: 'POST',
  path: '/risk/repos/:id/add/',
  access: 'user',
  params: idParams,
  body: riskDetails.omit({ source: true }).partial(),
  response: oneOf(risk),
  refusals: [departmentUnknown, categoryUnknown, tagUnknown, ownerUnknown],
});

/** Puts it aside for a department, or without one for the whole organisation. */
export const dismissLibraryItem = endpoint({
  method: 'POST',
  path: '/risk/repos/:id/dismiss/',
  access: 'staff',
  params: idParams,
  body: z.strictObject({ department_id: z.uuid().nullable().optional(), reason }),
  response: oneOf(libraryItem),
  refusals: [departmentUnknown, departmentNotYours],
});
/** Takes that back. */
export const reconsiderLibraryItem = endpoint({
  method: 'DELETE',
  path: '/risk/repos/:id/dismiss/',
  access: 'staff',
  params: idParams,
  body: z.strictObject({ department_id: z.uuid().nullable().optional() }),
  response: oneOf(libraryItem),
  refusals: [departmentNotYours],
});
