import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  instant,
  oneOfThese,
  organisationColumn,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { testResults } from '#features/treatment/control/control-status.contract.ts';
import { controlTable } from '#features/treatment/control/server/control.table.ts';
import { controlTestStatuses, testMethods } from '../control-test-status.contract.ts';

/** A test of one control or several: what was looked at, by whom, and what it found. */
export const controlTestTable = pgTable(
  'control_test',
  {
    ...tenantColumns(),
    status: text({ enum: controlTestStatuses }).notNull().default('planned'),
    method: text({ enum: testMethods }).notNull(),
    procedure: text().notNull(),
    /** What there is to test, and how much of it was. */
    population: text(),
    sample: text(),
    tester_id: uuid().notNull(),
    reviewer_id: uuid().notNull(),
    planned_on: date({ mode: 'string' }).notNull(),
    done_on: date({ mode: 'string' }),
    result: text({ enum: testResults }),
    exceptions: text(),
    /** Why the reviewer sent it back, until it is submitted again. */
    returned: jsonb().$type<{ note: string; by: { id: string; name: string }; at: string }>(),
    approved_at: instant(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(personUnknown, row, row.tester_id, personTable),
    tenantReference(personUnknown, row, row.reviewer_id, personTable),
    check('control_test_status_wrong_state', oneOfThese(row.status, controlTestStatuses)),
    check('control_test_method_broken', oneOfThese(row.method, testMethods)),
    check('control_test_result_broken', oneOfThese(row.result, testResults)),
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
