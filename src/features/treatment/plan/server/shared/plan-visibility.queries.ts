import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import {
  oneSeenBy,
  seenInDepartments,
  viewerOf,
  type Viewer,
} from '#features/organisation/department/server/shared/viewer.queries.ts';

/** Who sees which plan inside an organisation: an Admin all; others those of the whole organisation, those
 *  of their departments, and those they own or approve. The table is called `plan` there. */
export const plansSeenBy = (viewer: Viewer): SQL =>
  seenInDepartments(viewer, 'plan', ['owner_id', 'approver_id']);

/** The same of the caller. */
export const visiblePlans = (actor: Actor): SQL => plansSeenBy(viewerOf(actor));

/** The plan with this id as another record names it, where the actor sees it. */
export const namedPlan = (actor: Actor, id: SQL, org_id: SQL): SQL =>
  sql`(select json_build_object('id', plan.id, 'ref', plan.ref, 'title', plan.title) from plan
    where plan.org_id = ${org_id} and plan.id = ${id} and plan.deleted_at is null and ${visiblePlans(actor)})`;

/** One `plan`, if somebody may see it. A deleted one is seen by an Admin only. */
export const planSeenBy = (db: TenantDb, viewer: Viewer, id: string | SQL): SQL =>
  oneSeenBy(db, viewer, 'plan', id, plansSeenBy(viewer));
