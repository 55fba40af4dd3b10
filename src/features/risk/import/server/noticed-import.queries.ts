import { sql } from 'drizzle-orm';
import type { NoticedRecords } from '#features/collaboration/notification/server/shared/noticed-record.queries.ts';

/** Imports as people are told of them: whoever brought a file sees it, and every Admin. */
export const noticedImports: NoticedRecords = {
  type: 'risk_import',
  select: (db, { id: viewer, isAdmin }, id) =>
    sql`select i.id from risk_import i where i.org_id = ${db.org_id} and i.id = ${id} and (i.created_by = ${viewer} or ${isAdmin})`,
};
