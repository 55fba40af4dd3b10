import type { SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import {
  oneSeenBy,
  seenInDepartments,
  type Viewer,
} from '#features/organisation/department/server/shared/viewer.queries.ts';

/** Who sees which incident `i` inside an organisation: an Admin all; others those of the whole organisation, those of their departments,
 *  and those they own. */
export const incidentsSeenBy = (viewer: Viewer): SQL => seenInDepartments(viewer, 'i', ['owner_id']);

export const incidentSeenBy = (db: TenantDb, viewer: Viewer, id: string | SQL): SQL =>
  oneSeenBy(db, viewer, 'i', id, incidentsSeenBy(viewer));
