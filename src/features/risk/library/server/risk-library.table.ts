import { pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import {
  instant,
  organisationColumn,
  readersText,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { categoryUnknown } from '#features/risk/category/risk-category.contract.ts';
import { riskCategoryTable } from '#features/risk/category/server/risk-category.table.ts';

/** Risks an organisation added to the repository. Shipped ones are content, not rows. */
export const riskLibraryItemTable = pgTable(
  'risk_library_item',
  {
    ...tenantColumns(),
    title: readersText().notNull(),
    description: text(),
    causes: text(),
    consequences: text(),
    category_id: uuid(),
    likelihood: smallint(),
    consequence: smallint(),
  },
  (row) => [tenantKey(row), tenantReference(categoryUnknown, row, row.category_id, riskCategoryTable)],
);

/** A risk of the repository, shipped or own, that was put aside: for a department, or without one for all. */
export const riskLibraryDismissalTable = pgTable(
  'risk_library_dismissal',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    item_id: uuid().notNull(),
    department_id: uuid(),
    reason: text().notNull(),
    /** A plain id, with the name as it was then. */
    by: uuid(),
    by_name: text().notNull(),
    at: instant().notNull(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(departmentUnknown, row, row.department_id, departmentTable),
    unique('risk_library_dismissal_item_id_broken')
      .on(row.org_id, row.item_id, row.department_id)
      .nullsNotDistinct(),
  ],
);
