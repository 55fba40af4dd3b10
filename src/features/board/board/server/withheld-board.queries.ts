import { sql } from 'drizzle-orm';
import type { WithheldRecords } from '#features/organisation/activity-log/server/shared/withheld-record.queries.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { boardsSeenBy } from './shared/board-visibility.queries.ts';

/** Private boards are read by those on them, and by no Admin besides. */
export const withheldBoards: WithheldRecords = {
  type: 'board',
  unseen: (db, reader, id) =>
    sql`exists (select from board b where b.org_id = ${db.org_id} and b.id = ${id} and not ${boardsSeenBy(viewerOf(reader))})`,
};
