import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import { tenantColumns, tenantKey, tenantReference } from '#platform/server/database/tenant-table.ts';
import { categoryUnknown } from '../risk-category.contract.ts';

/** What kind of thing could happen: the organisation's own list, in a tree of two levels. */
export const riskCategoryTable = pgTable(
  'risk_category',
  {
    ...tenantColumns(),
    name: text().notNull(),
    name_key: text().notNull(),
    colour: text(),
    parent_id: uuid(),
    default_owner_id: uuid(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(categoryUnknown, row, row.parent_id, row),
    tenantReference(personUnknown, row, row.default_owner_id, personTable),
    unique('risk_category_name_category_name_taken').on(row.org_id, row.name_key),
  ],
);
