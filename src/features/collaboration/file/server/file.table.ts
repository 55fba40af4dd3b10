import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { notFound } from '#platform/contract/refusal.ts';
import { fileTable } from '#platform/server/database/file.table.ts';
import { instant, organisationColumn, tenantReference } from '#platform/server/database/tenant-table.ts';

/** What a file hangs on: a record of any type. Whoever sees that may have the file. */
export const fileLinkTable = pgTable(
  'file_link',
  {
    ...organisationColumn(),
    object_type: text().notNull(),
    object_id: uuid().notNull(),
    file_id: uuid().notNull(),
    created_at: instant().notNull(),
    created_by: uuid(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.object_type, row.object_id, row.file_id] }),
    tenantReference(notFound, row, row.file_id, fileTable, 'cascade'),
    index('file_link_by_file').on(row.org_id, row.file_id),
  ],
);
