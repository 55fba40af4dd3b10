import { char, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  instant,
  organisationColumn,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { memberUnknown } from '../scim.contract.ts';

/** What a directory provisions with; of the token itself its hash alone. */
export const provisioningTokenTable = pgTable(
  'provisioning_token',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    name: text().notNull(),
    token_hash: char({ length: 64 }).notNull(),
    created_at: instant().notNull(),
    created_by: uuid(),
    last_used_at: instant(),
    revoked_at: instant(),
  },
  (row) => [tenantKey(row), unique('provisioning_token_hash_broken').on(row.org_id, row.token_hash)],
);

/** What a directory calls a person. */
export const provisionedPersonTable = pgTable(
  'provisioned_person',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    person_id: uuid().notNull(),
    user_name: text().notNull(),
    external_id: text(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
    unique('provisioned_person_person_broken').on(row.org_id, row.person_id),
    unique('provisioned_person_user_name_scim_name_taken').on(row.org_id, row.user_name),
  ],
);

/** A group of a directory; one with the name of a department stands for it. */
export const provisionedGroupTable = pgTable(
  'provisioned_group',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    display_name: text().notNull(),
    external_id: text(),
    department_id: uuid(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(departmentUnknown, row, row.department_id, departmentTable, 'cascade'),
    unique('provisioned_group_display_name_scim_name_taken').on(row.org_id, row.display_name),
  ],
);

export const provisionedMemberTable = pgTable(
  'provisioned_member',
  {
    ...organisationColumn(),
    group_id: uuid().notNull(),
    person_id: uuid().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.group_id, row.person_id] }),
    tenantReference(memberUnknown, row, row.group_id, provisionedGroupTable, 'cascade'),
    tenantReference(memberUnknown, row, row.person_id, personTable, 'cascade'),
  ],
);
