import { sql } from 'drizzle-orm';
import type { WithheldRecords } from '#features/organisation/activity-log/server/shared/withheld-record.queries.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { boardsSeenBy } from '#features/board/board/server/shared/board-visibility.queries.ts';

/** Cards are read where their board is. */
export const withheldCards: WithheldRecords = {
  type: 'card',
  unseen: (db, reader, id) =>
    sql`exists (select from card c join board b on b.org_id = c.org_id and b.id = c.board_id
      where c.org_id = ${db.org_id} and c.id = ${id} and not ${boardsSeenBy(viewerOf(reader))})`,
};
