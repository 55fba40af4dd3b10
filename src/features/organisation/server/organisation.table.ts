import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { departmentAccesses, languages } from '#platform/contract/access.ts';
import { personTable } from '#platform/server/platform.table.ts';
import {
  organisationColumn,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/tenant-table.ts';
import { personUnknown } from '#platform/contract/person.ts';
import { departmentUnknown, licenses } from '../organisation.contract.ts';

/** What an organisation is and prefers. Its name and short name live in `organisation_address`. */
export const organisationTable = pgTable('organisation', {
  org_id: uuid()
    .primaryKey()
    .default(sql`current_org()`),
  name: text().notNull(),
  slug: text().notNull(),
  license: text({ enum: licenses }).notNull().default('flat'),
  status: text({ enum: ['active', 'suspended'] })
    .notNull()
    .default('active'),
  logo: text(),
  palette: jsonb()
    .$type<{ primary: string; secondary: string }>()
    .notNull()
    .default({ primary: '#006565', secondary: '#FFBE2C' }),
  default_locale: text({ enum: languages }).notNull().default('en'),
  timezone: text().notNull().default('UTC'),
});

/** A business unit. `path` holds its ancestors and itself, outermost first. */
export const departmentTable = pgTable(
  'department',
  {
    ...tenantColumns(),
    name: text().notNull(),
    code: text(),
    parent_id: uuid(),
    path: uuid().array().notNull(),
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
