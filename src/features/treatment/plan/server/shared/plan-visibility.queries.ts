import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import {
  isNamedIn,
  unlessAllSeen,
  viewerOf,
  type Viewer,
} from '#features/organisation/department/server/shared/viewer.queries.ts';

/** Who sees which plan inside an organisation: an Admin all; others those of the whole organisation, those
 *  of their departments, and those they own or approve. The table is called `plan` there. */
export const plansSeenBy = (viewer: Viewer): SQL =>
  unlessAllSeen(
    viewer,
    sql`(plan.department_id is null or plan.department_id = any (${viewer.departments})
      or ${isNamedIn(sql`plan.owner_id`, viewer)} or ${isNamedIn(sql`plan.approver_id`, viewer)})`,
  );

/** The same of the caller. */
export const visiblePlans = (actor: Actor): SQL => plansSeenBy(viewerOf(actor));

/** The plan with this id as another record names it, where the actor sees it. */
export const namedPlan = (actor: Actor, id: SQL, org_id: SQL): SQL =>
  sql`(select json_build_object('id', plan.id, 'ref', plan.ref, 'title', plan.title) from plan
    where plan.org_id = ${org_id} and plan.id = ${id} and plan.deleted_at is null and ${visiblePlans(actor)})`;

/** One `plan`, if somebody may see it. A deleted one is seen by an Admin only. */
export const planSeenBy = (db: TenantDb, viewer: Viewer, id: string | SQL): SQL =>
  sql`plan.org_id = ${db.org_id} and plan.id = ${id} and ${plansSeenBy(viewer)} and (plan.deleted_at is null or ${viewer.isAdmin})`;
