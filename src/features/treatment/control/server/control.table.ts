import { isNull, sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { notFound } from '#platform/contract/refusal.ts';
import { counterTable } from '#platform/server/database/record-number.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { recordColumns, recordConstraints } from '#platform/server/record/record-table.ts';
import { commentTable } from '#features/collaboration/comment/server/comment.table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { controlRecord } from '../control.record.ts';
import { testResults } from '../control-status.contract.ts';

/** Something that lessens risks. One catalogue serves risk, compliance and maturity. */
export const controlTable = pgTable(
  'control',
  {
    ...recordColumns(controlRecord),
    /** The last test that was approved; no reference, because tests are told of controls and not the other way round. */
    last_test_id: uuid(),
    last_test_result: text({ enum: testResults }),
    last_tested_on: date({ mode: 'string' }),
    /** Counted from its last test, or else from the day it was implemented; none while it is not tested by a calendar. */
    next_test_on: date({ mode: 'string' }).generatedAlwaysAs(
      sql`case when status in ('implemented', 'degraded') then coalesce(last_tested_on, implemented_on) + test_every_days end`,
    ),
  },
  (row) => [
    ...recordConstraints(controlRecord, row, {
      department: [departmentUnknown, departmentTable],
      merged_into: [notFound, row],
    }),
    check('control_last_test_result_broken', oneOfThese(row.last_test_result, testResults)),
    check(
      'control_last_test_broken',
      sql`(${row.last_test_id} is null) = (${row.last_test_result} is null) and (${row.last_test_id} is null) = (${row.last_tested_on} is null)`,
    ),
    check('control_merged_into_id_broken', sql`${row.merged_into_id} is null or ${row.status} = 'retired'`),
    index('control_by_next_test').on(row.org_id, row.next_test_on, row.id).where(isNull(row.deleted_at)),
  ],
);

/** The last number given to a control of an organisation. */
export const controlCounterTable = counterTable('control_counter');

/** What somebody said about a control, or answered to it. */
export const controlCommentTable = commentTable('control', controlTable);
