import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { notFound } from '#platform/contract/refusal.ts';
import { fieldColumns, fieldConstraints } from '#platform/server/record/record-table.ts';
import {
  organisationColumn,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { controlTable } from '#features/treatment/control/server/control.table.ts';
import { controlTestRecord } from '../control-test.record.ts';

/** A test of one control or several: what was looked at, by whom, and what it found. */
export const controlTestTable = pgTable(
  'control_test',
  {
    ...tenantColumns(),
    ...fieldColumns(controlTestRecord),
  },
  (row) => [
    tenantKey(row),
    ...fieldConstraints(controlTestRecord, row, {}),
    // Whoever tested does not say that it was tested well.
    check('control_test_reviewer_id_same_person', sql`${row.tester_id} <> ${row.reviewer_id}`),
    check(
      'control_test_done_broken',
      sql`${row.status} not in ('awaiting_review', 'approved') or (${row.result} is not null and ${row.done_on} is not null)`,
    ),
    index('control_test_by_tester').on(row.org_id, row.tester_id, row.id),
    index('control_test_by_reviewer').on(row.org_id, row.reviewer_id, row.id),
    // What is open falls due.
    index('control_test_by_day')
      .on(row.org_id, row.planned_on, row.id)
      .where(sql`${row.status} <> 'approved'`),
  ],
);

/** The controls that a test is about. */
export const controlTestControlTable = pgTable(
  'control_test_control',
  { ...organisationColumn(), test_id: uuid().notNull(), control_id: uuid().notNull() },
  (row) => [
    primaryKey({ columns: [row.org_id, row.test_id, row.control_id] }),
    tenantReference(notFound, row, row.test_id, controlTestTable, 'cascade'),
    tenantReference(notFound, row, row.control_id, controlTable, 'cascade'),
    index('control_test_control_by_control').on(row.org_id, row.control_id, row.test_id),
  ],
);
