import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import {
  isNamedIn,
  unlessAllSeen,
  viewerOf,
  type Viewer,
} from '#features/organisation/department/server/shared/viewer.queries.ts';

/** Who sees which risk inside an organisation: an Admin all; others organisation-wide rows,
 *  those of their departments, and those they own or raised. `r` is the risk. */
export const seenBy = (viewer: Viewer): SQL =>
  unlessAllSeen(
    viewer,
    sql`(r.department_id is null or r.department_id = any (${viewer.departments}) or ${isNamedIn(sql`r.owner_id`, viewer)} or r.raised_by = ${viewer.id})`,
  );

/** The same of the caller. */
export const visibleTo = (actor: Actor): SQL => seenBy(viewerOf(actor));

export const seesAll = (actor: Actor): boolean => actor.type === 'Admin' || actor.flat;

export const departmentsOf = (actor: Actor): string[] => actor.departments.map(({ id }) => id);
