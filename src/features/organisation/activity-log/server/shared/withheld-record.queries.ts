import type { SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Viewer } from '#features/organisation/department/server/shared/viewer.queries.ts';

/** A type of record that not every Admin sees. Of an act about one that the reader does not see, the log tells who did what and when, and
 *  withholds what was said and changed. Listed in `src/app/noticed-records.ts`. */
export interface WithheldRecords {
  /** As the log names it, and as acts about it begin. */
  type: string;
  /** Whether there is one with this id that the viewer does not see. */
  unseen(db: TenantDb, viewer: Viewer, id: SQL): SQL;
}
