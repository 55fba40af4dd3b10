import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { departmentAccesses } from '#platform/contract/access.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  organisationColumn,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { personUnknown } from '#platform/contract/person.ts';
import { departmentUnknown } from '../department.contract.ts';

/** A business unit. `path` holds its ancestors and itself, outermost first. Not described once like a record with a workflow: Admins alone change
 *  it, in a tree, without number, history or page, and of what is derived name, code and description alone would be. */
export const departmentTable = pgTable(
  'department',
  {
    ...tenantColumns(),
    name: text().notNull(),
    code: text(),
    description: text(),
    /** What is archived keeps what is closed; nothing new comes in. */
    status: text({ enum: ['active', 'archived'] })
      .notNull()
      .default('active'),
    parent_id: uuid(),
    path: uuid().array().notNull(),
    /** Its number in the whole tree, from the top down. */
    position: integer().notNull().default(0),
  },
  (row) => [
    tenantKey(row),
    tenantReference(departmentUnknown, row, row.parent_id, row),
    unique('department_name_department_name_taken')
      .on(row.org_id, row.parent_id, row.name)
      .nullsNotDistinct(),
  ],
);

/** Who belongs to a department, and what they may do there. */
export const departmentMemberTable = pgTable(
  'department_member',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    department_id: uuid().notNull(),
    person_id: uuid().notNull(),
    access: text({ enum: departmentAccesses }).notNull(),
    include_children: boolean().notNull().default(true),
  },
  (row) => [
    tenantKey(row),
    tenantReference(departmentUnknown, row, row.department_id, departmentTable, 'cascade'),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
    unique('department_member_person_id_member_already').on(row.org_id, row.person_id, row.department_id),
    index('department_member_by_department').on(row.org_id, row.department_id),
  ],
);
