import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { tenantColumns, tenantKey } from '#platform/server/database/tenant-table.ts';

/** The organisation's words for risks that belong together; which risks carry one stands with the risks. */
export const riskTagTable = pgTable(
  'risk_tag',
  {
    ...tenantColumns(),
    name: text().notNull(),
    name_key: text().notNull(),
    colour: text(),
  },
  (row) => [tenantKey(row), unique('risk_tag_name_tag_name_taken').on(row.org_id, row.name_key)],
);
