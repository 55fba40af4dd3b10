// zod/mini: the sign-in page loads this file, and must stay light.
import * as z from 'zod/mini';
import { departmentAccesses } from '#platform/contract/access.ts';
import { endpointsAbout, listOf } from '#platform/contract/endpoint.ts';
import { refusal } from '#platform/contract/refusal.ts';

export const department = z.object({
  id: z.uuid(),
  name: z.string(),
  parent_id: z.nullable(z.uuid()),
  /** What the caller may do there; an Admin may do everything everywhere. */
  access: z.enum(departmentAccesses),
});
export type Department = z.infer<typeof department>;

/** A department by its place in the tree, whatever the caller may do there. */
export const departmentPlace = z.object({ id: z.uuid(), name: z.string(), parent_id: z.nullable(z.uuid()) });
export type DepartmentPlace = z.infer<typeof departmentPlace>;

const endpoint = endpointsAbout('department');

/** A department that is not this organisation's. */
export const departmentUnknown = refusal('department_unknown', 400, 'department_id');
/** Whoever does not decide about a department puts nothing there. */
export const departmentNotYours = refusal('department_not_yours', 403, 'department_id');

/** The caller's departments in tree order; an Admin gets all of them. */
export const listDepartments = endpoint({
  method: 'GET',
  path: '/user/department/',
  access: 'user',
  response: listOf(department),
});

/** Every department of the organisation, in tree order: what people raise may concern any of them. */
export const listEveryDepartment = endpoint({
  method: 'GET',
  path: '/user/department/tree/',
  access: 'user',
  response: listOf(departmentPlace),
});
