import * as z from 'zod';
import { departmentAccesses } from '#platform/contract/access.ts';
import { endpointsAbout, having, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { personUnknown } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { line, prose } from '#platform/contract/wording.ts';
import { departmentPlace, departmentUnknown } from './department.contract.ts';

/** How many levels a tree of departments has at most, and how many departments an organisation. */
export const mostLevels = 6;
export const mostDepartments = 1000;

/** What people write about a department. */
export const departmentWords = z.strictObject({
  name: line(1, 120),
  code: line(0, 20).nullable(),
  description: prose.nullable(),
});

/** A department as an Admin arranges it. */
export const departmentNode = z.object({
  ...departmentPlace.shape,
  version: z.int(),
  code: z.string().nullable(),
  description: z.string().nullable(),
  status: z.enum(['active', 'archived']),
  /** Active members that are named here; those of a department above are not counted. */
  members: z.int(),
});
export type DepartmentNode = z.infer<typeof departmentNode>;

const membership = {
  access: z.enum(departmentAccesses),
  /** Whether it holds in the departments below as well. */
  include_children: z.boolean(),
};
export const departmentMember = z.object({
  user_id: z.uuid(),
  name: z.string(),
  /** Somebody who left stays named until they are taken out. */
  is_active: z.boolean(),
  ...membership,
});
export type DepartmentMember = z.infer<typeof departmentMember>;

/** What is open in a department, by kind. */
export const departmentContent = z.object({ kind: z.string(), name: z.string(), count: z.int() });

export const departmentNameTaken = refusal('department_name_taken', 400, 'name');
export const parentUnknown = refusal('department_unknown', 400, 'parent_id');
/** Six levels, and none below itself. */
export const departmentTooDeep = refusal('department_too_deep', 422, 'parent_id');
export const departmentBelowItself = refusal('department_below_itself', 422, 'parent_id');
export const departmentHasChildren = refusal('department_has_children', 422);
/** Records name it: it is archived instead. */
export const departmentInUse = refusal('department_in_use', 422);
/** Something open is in it: the reply says what, and where it goes is asked for. */
export const targetNeeded = refusal('department_target_needed', 422, 'move_to');
export const targetUnknown = refusal('department_unknown', 400, 'move_to');
export const parentArchived = refusal('department_parent_archived', 422);
export const tooManyDepartments = refusal('too_many_departments', 422);
/** A flat organisation has no departments. */
export const noDepartments = refusal('no_departments', 422);
/** Nobody gives themselves more than they have. */
export const ownMembership = refusal('own_membership', 422, 'members');
export const memberTwice = refusal('member_twice', 400, 'members');

const endpoint = endpointsAbout('department');
const one = { access: 'admin', params: idParams } as const;
const placing = [departmentNameTaken, parentUnknown, departmentTooDeep, noDepartments] as const;

/** Every department with what an Admin arranges, archived ones too, in tree order. */
export const listDepartmentNodes = endpoint({
  method: 'GET',
  path: '/user/department/nodes/',
  access: 'admin',
  response: listOf(departmentNode),
});

export const addDepartment = endpoint({
  method: 'POST',
  path: '/user/department/',
  access: 'admin',
  body: departmentWords.partial({ code: true, description: true }).extend({ parent_id: z.uuid().nullish() }),
  response: oneOf(departmentNode),
  refusals: [...placing, tooManyDepartments],
});

/** Renames a department, or puts it after a sister (null: first). What is in it stays in it. */
export const changeDepartment = endpoint({
  ...one,
  method: 'PATCH',
  path: '/user/department/:id/',
  body: departmentWords.partial().extend({ version, after_id: z.uuid().nullish() }),
  response: oneOf(departmentNode),
  refusals: placing,
});

/** The same, and moves it below another one (null: to the top) with all that is below it: rights in what is above then hold there too. */
export const moveDepartment = endpoint({
  ...changeDepartment,
  onlyWhen: having('parent_id'),
  sensitive: 'gives rights',
  body: changeDepartment.body.extend({ parent_id: z.uuid().nullable() }),
  refusals: [...placing, departmentBelowItself],
});

/** Takes away a department in which nothing ever was. */
export const removeDepartment = endpoint({
  ...one,
  method: 'DELETE',
  path: '/user/department/:id/',
  body: z.strictObject({ version }),
  response: oneOf(departmentNode),
  refusals: [departmentHasChildren, departmentInUse],
});

/** What is open in a department. */
export const readDepartmentContents = endpoint({
  ...one,
  method: 'GET',
  path: '/user/department/:id/contents/',
  response: listOf(departmentContent),
});

/** Puts a department aside: what is open in it goes to another one, what is closed stays with it, and nothing new comes in. */
export const archiveDepartment = endpoint({
  ...one,
  method: 'POST',
  path: '/user/department/:id/archive/',
  heavy: true,
  body: z.strictObject({ version, move_to: z.uuid().nullish() }),
  response: oneOf(departmentNode),
  refusals: [departmentHasChildren, targetNeeded, targetUnknown],
});

export const unarchiveDepartment = endpoint({
  ...one,
  method: 'POST',
  path: '/user/department/:id/unarchive/',
  body: z.strictObject({ version }),
  response: oneOf(departmentNode),
  refusals: [parentArchived],
});

/** The members of a department, for an Admin and those who lead it. */
export const listDepartmentMembers = endpoint({
  method: 'GET',
  path: '/user/department/:id/members/',
  access: 'staff',
  params: idParams,
  response: listOf(departmentMember),
});

/** Says who the members are: those who are not named are members no more. An Admin, and those who lead it; they do not change what
 *  they may do themselves. */
export const setDepartmentMembers = endpoint({
  method: 'PUT',
  path: '/user/department/:id/members/',
  access: 'staff',
  sensitive: 'gives rights',
  params: idParams,
  body: z.strictObject({
    version,
    members: z.array(z.strictObject({ user_id: z.uuid(), ...membership })).max(1000),
  }),
  response: listOf(departmentMember),
  refusals: [personUnknown, departmentUnknown, ownMembership, memberTwice],
});
