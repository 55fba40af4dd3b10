import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  oneOfThese,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { categoryUnknown } from '#features/risk/category/risk-category.contract.ts';
import { riskCategoryTable } from '#features/risk/category/server/risk-category.table.ts';
import type { Cell } from '#features/risk/model/risk-level.contract.ts';
import { appetiteScopes } from '../appetite-scope.contract.ts';

/** How much risk the organisation is ready to retain: up to a level, or in these cells of the matrix. */
export const appetiteTable = pgTable(
  'appetite',
  {
    ...tenantColumns(),
    scope: text({ enum: appetiteScopes }).notNull(),
    department_id: uuid(),
    category_id: uuid(),
    /** The highest level within the appetite, by its index; -1 where none is. */
    max_level: smallint(),
    cells: jsonb().$type<Cell[]>(),
    statement: text(),
    valid_from: date({ mode: 'string' }).notNull(),
    valid_to: date({ mode: 'string' }),
    approver_id: uuid().notNull(),
    /** The day on which the risks were compared with it last: when it begins or ends after that, they are compared anew. */
    compared_on: date({ mode: 'string' })
      .notNull()
      .default(sql`current_date`),
  },
  (row) => [
    tenantKey(row),
    tenantReference(departmentUnknown, row, row.department_id, departmentTable),
    tenantReference(categoryUnknown, row, row.category_id, riskCategoryTable),
    tenantReference(personUnknown, row, row.approver_id, personTable),
    check('appetite_scope_broken', oneOfThese(row.scope, appetiteScopes)),
    check(
      'appetite_department_id_broken',
      sql`(${row.scope} = 'department') = (${row.department_id} is not null) and (${row.scope} = 'category') = (${row.category_id} is not null)`,
    ),
    check('appetite_max_level_broken', sql`(${row.max_level} is null) <> (${row.cells} is null)`),
    check('appetite_valid_to_broken', sql`${row.valid_to} is null or ${row.valid_to} >= ${row.valid_from}`),
    index('appetite_by_department').on(row.org_id, row.department_id),
    index('appetite_by_category').on(row.org_id, row.category_id),
  ],
);
