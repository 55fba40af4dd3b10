import type { SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Viewer } from '#features/organisation/department/server/shared/viewer.queries.ts';

/** A type of record that people are told of. Records that people comment on have this shape already. Listed in
 *  `src/app/noticed-records.ts`. */
export interface NoticedRecords {
  /** As the log names it. */
  type: string;
  /** Selects the record by its id (a column, where it is SQL), if the viewer may see it. */
  select(db: TenantDb, viewer: Viewer, id: string | SQL): SQL;
  /** Whether not every Admin sees the one with this id: an Admin reads mails as well, so they say what it is called to nobody. */
  isPrivate?(db: TenantDb, id: SQL): SQL;
}
