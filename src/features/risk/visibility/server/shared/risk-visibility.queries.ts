import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';

/** Who sees which risk inside an organisation (domain 0, "Visibility"): an Admin all; others organisation-wide rows,
 *  those of their departments, and those they own or raised. `r` is the risk. */
export const visibleTo = (actor: Actor): SQL =>
  seesAll(actor)
    ? sql`true`
    : sql`(r.department_id is null or r.department_id = any (${sql.param(departmentsOf(actor))}::uuid[]) or r.owner_id = ${actor.id} or r.raised_by = ${actor.id})`;

export const seesAll = (actor: Actor): boolean => actor.type === 'Admin' || actor.flat;

export const departmentsOf = (actor: Actor): string[] => actor.departments.map(({ id }) => id);
