import { isNotNull, isNull, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
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
  organisationColumn,
  readersText,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { commentTable } from '#features/collaboration/comment/server/comment.table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { maturityAssessmentTable } from '#features/maturity/assessment/server/assessment.table.ts';
import { controlTable } from '#features/treatment/control/server/control.table.ts';
import { riskTable } from '#features/risk/record/server/risk.table.ts';
import { controlUnknown, riskUnknown } from '../plan.contract.ts';
import { expectedStatuses, openPlanStatuses, planOrigins, planStatuses } from '../plan-status.contract.ts';

/** Somebody's word with a change of status, as it is shown until the next one. */
interface StatusReason {
  text: string;
  by: { id: string; name: string };
  at: string;
}
/** Another due date that somebody asked for. */
interface DateRequest {
  due_on: string;
  reason: string;
  by: { id: string; name: string };
  at: string;
}

/** An improvement plan: what makes a control better, by whom, until when, for how much. Amounts are minor units of the organisation's
 *  currency. */
export const planTable = pgTable(
  'plan',
  {
    ...tenantColumns(),
    ref: text().notNull(),
    title: readersText().notNull(),
    objective: text(),
    description: text(),
    control_id: uuid().notNull(),
    department_id: uuid(),
    owner_id: uuid(),
    approver_id: uuid(),
    /** 1 is the most urgent. */
    priority: smallint().notNull().default(3),
    start_on: date({ mode: 'string' }),
    due_on: date({ mode: 'string' }),
    /** As it was approved first. */
    first_due_on: date({ mode: 'string' }),
    /** How often the due date was moved since. */
    reschedules: integer().notNull().default(0),
    request: jsonb().$type<DateRequest>(),
    budget: bigint({ mode: 'number' }),
    spent: bigint({ mode: 'number' }),
    /** Person days. */
    effort_days: integer(),
    /** What the control is expected to be once the plan is validated. */
    expected_design: smallint(),
    expected_status: text({ enum: expectedStatuses }),
    expected_maturity: smallint(),
    /** In percent: of the weight of its tasks, or as somebody typed it where there are none. */
    progress: smallint().notNull().default(0),
    result_note: text(),
    status: text({ enum: planStatuses }).notNull().default('draft'),
    status_reason: jsonb().$type<StatusReason>(),
    origin_kind: text({ enum: planOrigins }),
    /** Of any type. */
    origin_id: uuid(),
    submitted_at: instant(),
    submitted_by: uuid(),
    approved_at: instant(),
    approved_by: uuid(),
    started_at: instant(),
    completed_at: instant(),
    completed_by: uuid(),
    validated_at: instant(),
    validated_by: uuid(),
    deleted_at: instant(),
    deleted_by: uuid(),

    /** CIP-0009 before CIP-10000: the number at the end counts as a number. */
    ref_sort: bytewiseText()
      .notNull()
      .generatedAlwaysAs(sql`lpad(coalesce(substring(ref from '[0-9]+$'), ''), 12, '0')`),
    /** Those without a due date come last. */
    due_sort: date({ mode: 'string' })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(due_on, '9999-12-31'::date)`),
    /** Nothing is done about it any more: it comes after those that are due. */
    is_over: boolean()
      .notNull()
      .generatedAlwaysAs(sql`not (${oneOfThese(sql.raw('status'), openPlanStatuses)})`),
    /** In the order of its way. */
    status_sort: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`array_position(array[${sql.raw(planStatuses.map((status) => `'${status}'`).join(','))}], status)`,
      ),
    /** Reference and title as they are searched; kept by plan.sql. */
    search_text: bytewiseText().notNull().default(''),
  },
  (row) => {
    const list = (name: string, ...columns: [AnyPgColumn, ...AnyPgColumn[]]) =>
      index(`plan_by_${name}`)
        .on(row.org_id, ...columns, row.id)
        .where(isNull(row.deleted_at));
    const percent = (column: AnyPgColumn) => sql`coalesce(${column}, 0) between 0 and 100`;
    return [
      tenantKey(row),
      unique('plan_ref_ref_taken').on(row.org_id, row.ref),
      tenantReference(controlUnknown, row, row.control_id, controlTable),
      tenantReference(departmentUnknown, row, row.department_id, departmentTable),
      tenantReference(personUnknown, row, row.owner_id, personTable),
      tenantReference(personUnknown, row, row.approver_id, personTable),
      tenantReference(personUnknown, row, row.submitted_by, personTable),
      tenantReference(personUnknown, row, row.approved_by, personTable),
      tenantReference(personUnknown, row, row.completed_by, personTable),
      tenantReference(personUnknown, row, row.validated_by, personTable),
      check('plan_status_wrong_state', oneOfThese(row.status, planStatuses)),
      check('plan_origin_kind_broken', oneOfThese(row.origin_kind, planOrigins)),
      check('plan_origin_id_broken', sql`(${row.origin_kind} is null) = (${row.origin_id} is null)`),
      check('plan_priority_broken', sql`${row.priority} between 1 and 4`),
      check('plan_progress_broken', percent(row.progress)),
      check('plan_expected_design_broken', percent(row.expected_design)),
      check('plan_expected_status_broken', oneOfThese(row.expected_status, expectedStatuses)),
      check('plan_expected_maturity_broken', sql`coalesce(${row.expected_maturity}, 0) between 0 and 5`),
      check('plan_dates_backwards', sql`${row.start_on} <= ${row.due_on}`),
      check(
        'plan_money_broken',
        sql`coalesce(${row.budget}, 0) >= 0 and coalesce(${row.spent}, 0) >= 0 and coalesce(${row.effort_days}, 0) >= 0`,
      ),
      list('due', row.due_sort),
      list('standing', row.is_over, row.due_sort),
      list('ref', row.ref_sort),
      list('title', row.title),
      list('update', row.updated_at),
      list('priority', row.priority, row.due_sort),
      list('status_and_due', row.status_sort, row.due_sort),
      list('owner_and_due', row.owner_id, row.due_sort),
      list('approver_and_due', row.approver_id, row.due_sort),
      list('department_and_due', row.department_id, row.due_sort),
      list('control_and_due', row.control_id, row.due_sort),
      index('plan_by_origin').on(row.org_id, row.origin_id).where(isNotNull(row.origin_id)),
    ];
  },
);

/** Which risks a plan is to lower. */
export const planRiskTable = pgTable(
  'plan_risk',
  { ...organisationColumn(), plan_id: uuid().notNull(), risk_id: uuid().notNull() },
  (row) => [
    primaryKey({ columns: [row.org_id, row.plan_id, row.risk_id] }),
    tenantReference(notFound, row, row.plan_id, planTable, 'cascade'),
    tenantReference(riskUnknown, row, row.risk_id, riskTable, 'cascade'),
    index('plan_risk_by_risk').on(row.org_id, row.risk_id, row.plan_id),
  ],
);

/** Which gaps of an assessment of maturity a plan closes, and to which level. */
export const planGapTable = pgTable(
  'plan_gap',
  {
    ...organisationColumn(),
    plan_id: uuid().notNull(),
    assessment_id: uuid().notNull(),
    question_id: text().notNull(),
    expected_level: smallint().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.plan_id, row.assessment_id, row.question_id] }),
    tenantReference(notFound, row, row.plan_id, planTable, 'cascade'),
    tenantReference(notFound, row, row.assessment_id, maturityAssessmentTable, 'cascade'),
    check('plan_gap_expected_level_broken', sql`${row.expected_level} between 0 and 5`),
    index('plan_gap_by_question').on(row.org_id, row.assessment_id, row.question_id),
  ],
);

/** The last number given to a plan of an organisation. */
export const planCounterTable = counterTable('plan_counter');

/** What somebody said about a plan, or answered to it. */
export const planCommentTable = commentTable('plan', planTable);
