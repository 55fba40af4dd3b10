import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import { organisationColumn, tenantReference } from '#platform/server/database/tenant-table.ts';

/** What a screen remembers for one person. */
export const screenMemoryTable = pgTable(
  'screen_memory',
  {
    ...organisationColumn(),
    person_id: uuid().notNull(),
    screen: text().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.person_id, row.screen] }),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
  ],
);
