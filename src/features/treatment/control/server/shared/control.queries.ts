import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import {
  oneSeenBy,
  seenInDepartments,
  viewerOf,
  type Viewer,
} from '#features/organisation/department/server/shared/viewer.queries.ts';

/** Who sees which control inside an organisation: an Admin all; others organisation-wide ones, those of
 *  their departments, and those they own. `c` is the control. */
export const controlSeenBy = (viewer: Viewer): SQL => seenInDepartments(viewer, 'c', ['owner_id']);

/** The same of the caller. */
export const visibleControls = (actor: Actor): SQL => controlSeenBy(viewerOf(actor));

/** The control with this id as another record names it, where the actor sees it. */
export const namedControl = (actor: Actor, id: SQL, org_id: SQL): SQL =>
  sql`(select json_build_object('id', c.id, 'ref', c.ref, 'title', c.title) from control c
    where c.org_id = ${org_id} and c.id = ${id} and c.deleted_at is null and ${visibleControls(actor)})`;

/** Whether a control `c` works, and was never tested. */
export const neverTested: SQL = sql.raw(`c.status in ('implemented', 'degraded') and c.last_test_id is null`);

/** This control, if the actor may see it. A deleted one is seen by an Admin only. */
export const thisControl = (db: TenantDb, actor: Actor, id: string): SQL =>
  oneSeenBy(db, viewerOf(actor), 'c', id, visibleControls(actor));
