import { sql } from 'drizzle-orm';
import {
  char,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { callerTypes, departmentAccesses } from '#platform/contract/access.ts';
import { notFound } from '#platform/contract/refusal.ts';
import {
  instant,
  oneOfThese,
  organisationColumn,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { invitationStatuses } from '../invitation.contract.ts';

/** An address that was asked to join. What the person will be is what was last asked for. Not described once like a record with a workflow:
 *  nobody edits it, it is asked for again or taken back, and it has neither number nor history nor page. */
export const invitationTable = pgTable(
  'invitation',
  {
    ...tenantColumns(),
    email: text().notNull(),
    type: text({ enum: callerTypes }).notNull(),
    /** In the departments that it is about. */
    access: text({ enum: departmentAccesses }).notNull(),
    /** As of the last round; one whose time is over is `expired` wherever it is read. */
    status: text({ enum: invitationStatuses }).notNull(),
    /** SHA-256 of what the mailed link carries. */
    token_hash: char({ length: 64 }).notNull(),
    sent_at: instant().notNull(),
    sent_count: integer().notNull(),
    expires_at: instant().notNull(),
    /** Of an external auditor: until when the account is open. */
    access_ends_at: instant(),
  },
  (row) => [
    tenantKey(row),
    check('invitation_status_broken', oneOfThese(row.status, invitationStatuses)),
    check('invitation_type_broken', oneOfThese(row.type, callerTypes)),
    check('invitation_external_broken', sql`(${row.type} = 'Auditor') = (${row.access_ends_at} is not null)`),
    check('invitation_access_broken', oneOfThese(row.access, departmentAccesses)),
    // Of each address one that may be accepted, or sent again.
    uniqueIndex('invitation_open')
      .on(row.org_id, row.email)
      .where(sql`${row.status} in ('pending', 'expired')`),
    uniqueIndex('invitation_by_token').on(row.org_id, row.token_hash),
    index('invitation_by_time').on(row.org_id, row.created_at, row.id),
  ],
);

/** Departments that somebody is to belong to who was invited. One that goes meanwhile is none. */
export const invitationDepartmentTable = pgTable(
  'invitation_department',
  {
    ...organisationColumn(),
    invitation_id: uuid().notNull(),
    department_id: uuid().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.invitation_id, row.department_id] }),
    tenantReference(notFound, row, row.invitation_id, invitationTable, 'cascade'),
    tenantReference(departmentUnknown, row, row.department_id, departmentTable, 'cascade'),
    index('invitation_department_by_department').on(row.org_id, row.department_id),
  ],
);
