import type { SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';

/** A type of record that not every Admin sees. Of an act about one that the reader does not see, the log tells who did what and when, and
 *  withholds what was said and changed. Listed in `src/app/noticed-records.ts`. */
export interface WithheldRecords {
  /** As the log names it, and as acts about it begin. */
  type: string;
  /** Whether there is one with this id that the reader does not see. */
  unseen(db: TenantDb, reader: Actor, id: SQL): SQL;
}
