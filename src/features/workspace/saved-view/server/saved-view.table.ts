import { boolean, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import { tenantColumns, tenantKey, tenantReference } from '#platform/server/database/tenant-table.ts';
import type { ViewDetails } from '../saved-view.contract.ts';

/** A filter, its columns and its order, kept under a name. */
export const savedViewTable = pgTable(
  'saved_view',
  {
    ...tenantColumns(),
    person_id: uuid().notNull(),
    screen: text().notNull(),
    name: text().notNull(),
    is_shared: boolean().notNull(),
    filter: jsonb().$type<ViewDetails['filter']>().notNull(),
    columns: jsonb().$type<string[]>(),
    sort: text(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
    unique('saved_view_name_view_name_taken').on(row.org_id, row.person_id, row.screen, row.name),
    index('saved_view_by_screen').on(row.org_id, row.screen),
  ],
);
