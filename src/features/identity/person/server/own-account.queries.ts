import { sql } from 'drizzle-orm';
import type { NoticedRecords } from '#features/collaboration/notification/server/shared/noticed-record.queries.ts';

/** One's own account, as its owner is told of it; nobody else is. */
export const ownAccounts: NoticedRecords = {
  type: 'person',
  select: (db, { id: viewer }, id) =>
    sql`select o.id from person o where o.org_id = ${db.org_id} and o.id = ${id} and o.id = ${viewer}`,
};
