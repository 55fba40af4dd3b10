import { isNull, sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { counterTable } from '#platform/server/database/record-number.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  bytewiseText,
  instant,
  oneOfThese,
  readersText,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { commentTable } from '#features/collaboration/comment/server/comment.table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import {
  controlActions,
  controlFrequencies,
  controlFunctions,
  controlKinds,
  controlStatuses,
  testResults,
} from '../control-status.contract.ts';

/** Something that lessens risks. One catalogue serves risk, compliance and maturity. */
export const controlTable = pgTable(
  'control',
  {
    ...tenantColumns(),
    ref: text().notNull(),
    title: readersText().notNull(),
    description: text(),
    kind: text({ enum: controlKinds }).notNull(),
    function: text({ enum: controlFunctions }),
    action: text({ enum: controlActions }).notNull(),
    frequency: text({ enum: controlFrequencies }),
    owner_id: uuid().notNull(),
    department_id: uuid(),
    provider: text(),
    /** What it is required by, as people call it: `ISO/IEC 27001 A.8.13`. */
    requirements: text().array().notNull().default([]),
    maturity_level: smallint(),
    desired_maturity: smallint(),
    status: text({ enum: controlStatuses }).notNull().default('planned'),
    /** How one knows that it works, where no evidence shows it. */
    statement: text(),
    test_every_days: integer(),
    /** Since when it works, as far as it does. */
    implemented_on: date({ mode: 'string' }),
    /** The last test that was approved; no reference, because tests are told of controls and not the other way round. */
    last_test_id: uuid(),
    last_test_result: text({ enum: testResults }),
    last_tested_on: date({ mode: 'string' }),
    /** In minor units of the organisation's currency. */
    cost_build: bigint({ mode: 'number' }),
    cost_run: bigint({ mode: 'number' }),
    cost_years: smallint(),
    /** The control that took over its risks, tests and evidence. */
    merged_into_id: uuid(),
    deleted_at: instant(),
    deleted_by: uuid(),

    /** Counted from its last test, or else from the day it was implemented; none while it is not tested by a calendar. */
    next_test_on: date({ mode: 'string' }).generatedAlwaysAs(
      sql`case when status in ('implemented', 'degraded') then coalesce(last_tested_on, implemented_on) + test_every_days end`,
    ),
    /** CO-0009 before CO-0010: the number at the end counts as a number. */
    ref_sort: bytewiseText()
      .notNull()
      .generatedAlwaysAs(
        sql`regexp_replace(ref, '[0-9]+$', '') || lpad(coalesce(substring(ref from '[0-9]+$'), ''), 12, '0')`,
      ),
    /** In the order of its way. */
    status_sort: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`array_position(array[${sql.raw(controlStatuses.map((status) => `'${status}'`).join(','))}], status)`,
      ),
    /** Reference and title as they are searched; kept by control.sql. */
    search_text: bytewiseText().notNull().default(''),
  },
  (row) => {
    const live = isNull(row.deleted_at);
    const catalogue = (name: string, ...columns: [AnyPgColumn, ...AnyPgColumn[]]) =>
      index(`control_by_${name}`)
        .on(row.org_id, ...columns, row.id)
        .where(live);
    return [
      tenantKey(row),
      unique('control_ref_ref_taken').on(row.org_id, row.ref),
      tenantReference(departmentUnknown, row, row.department_id, departmentTable),
      tenantReference(personUnknown, row, row.owner_id, personTable),
      tenantReference(notFound, row, row.merged_into_id, row),
      check('control_status_wrong_state', oneOfThese(row.status, controlStatuses)),
      check('control_kind_broken', oneOfThese(row.kind, controlKinds)),
      check('control_function_broken', oneOfThese(row.function, controlFunctions)),
      check('control_action_broken', oneOfThese(row.action, controlActions)),
      check('control_frequency_broken', oneOfThese(row.frequency, controlFrequencies)),
      check('control_last_test_result_broken', oneOfThese(row.last_test_result, testResults)),
      check(
        'control_last_test_broken',
        sql`(${row.last_test_id} is null) = (${row.last_test_result} is null) and (${row.last_test_id} is null) = (${row.last_tested_on} is null)`,
      ),
      check(
        'control_maturity_level_broken',
        sql`coalesce(${row.maturity_level}, 0) between 0 and 5 and coalesce(${row.desired_maturity}, 0) between 0 and 5`,
      ),
      check('control_merged_into_id_broken', sql`${row.merged_into_id} is null or ${row.status} = 'retired'`),
      catalogue('ref', row.ref_sort),
      catalogue('title', row.title),
      catalogue('status', row.status_sort),
      catalogue('next_test', row.next_test_on),
      catalogue('update', row.updated_at),
      catalogue('owner', row.owner_id),
      index('control_by_department').on(row.org_id, row.department_id, row.id),
    ];
  },
);

/** The last number given to a control of an organisation. */
export const controlCounterTable = counterTable('control_counter');

/** What somebody said about a control, or answered to it. */
export const controlCommentTable = commentTable('control', controlTable);
