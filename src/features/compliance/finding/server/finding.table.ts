import { isNotNull, isNull, sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  jsonb,
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
import { complianceAssessmentTable } from '#features/compliance/assessment/server/compliance-assessment.table.ts';
import { controlAssessmentTable } from '#features/compliance/control-assessment/server/control-assessment.table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { riskTable } from '#features/risk/record/server/risk.table.ts';
import { controlTable } from '#features/treatment/control/server/control.table.ts';
import { controlTestTable } from '#features/treatment/control-test/server/control-test.table.ts';
import { planTable } from '#features/treatment/plan/server/plan.table.ts';
import { findingControlUnknown, sourceUnknown } from '../finding.contract.ts';
import { findingKinds, findingSources, findingStatuses } from '../finding-status.contract.ts';

/** Somebody's word with a change of status, as it is shown until the next one. */
interface StatusReason {
  text: string;
  by: { id: string; name: string };
  at: string;
}

const placeIn = (column: string, values: readonly string[]) =>
  sql.raw(`array_position(array[${values.map((value) => `'${value}'`).join(',')}], ${column})`);

/** What was found wrong, or good: by an assessment of compliance, a test of a control, or somebody who looked (domain 3.2). */
export const findingTable = pgTable(
  'finding',
  {
    ...tenantColumns(),
    ref: text().notNull(),
    title: readersText().notNull(),
    description: text(),
    kind: text({ enum: findingKinds }).notNull(),
    /** 1 is the gravest. */
    severity: smallint().notNull(),
    root_cause: text(),
    correction: text(),
    corrective_action: text(),
    no_evidence_reason: text(),
    owner_id: uuid(),
    due_date: date({ mode: 'string' }),
    department_id: uuid(),
    source_kind: text({ enum: findingSources }).notNull().default('hand'),
    /** Also of a finding that comes from one of its controls. */
    assessment_id: uuid(),
    control_assessment_id: uuid(),
    control_test_id: uuid(),
    risk_id: uuid(),
    /** What it is about. */
    control_id: uuid(),
    /** What was opened for it. */
    plan_id: uuid(),
    status: text({ enum: findingStatuses }).notNull().default('open'),
    status_reason: jsonb().$type<StatusReason>(),
    resolved_at: instant(),
    resolved_by: uuid(),
    verified_at: instant(),
    verified_by: uuid(),
    deleted_at: instant(),
    deleted_by: uuid(),

    /** FI-0009 before FI-10000: the number at the end counts as a number. */
    ref_sort: bytewiseText()
      .notNull()
      .generatedAlwaysAs(sql`lpad(coalesce(substring(ref from '[0-9]+$'), ''), 12, '0')`),
    /** Those without a due date come last. */
    due_sort: date({ mode: 'string' })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(due_date, '9999-12-31'::date)`),
    /** In the order of its way. */
    status_sort: smallint().notNull().generatedAlwaysAs(placeIn('status', findingStatuses)),
    /** The gravest first. */
    kind_sort: smallint().notNull().generatedAlwaysAs(placeIn('kind', findingKinds)),
    /** Reference and title as they are searched; kept by finding.sql. */
    search_text: bytewiseText().notNull().default(''),
  },
  (row) => {
    const list = (name: string, ...columns: [AnyPgColumn, ...AnyPgColumn[]]) =>
      index(`finding_by_${name}`)
        .on(row.org_id, ...columns, row.id)
        .where(isNull(row.deleted_at));
    const from = (name: string, column: AnyPgColumn) =>
      index(`finding_by_${name}`).on(row.org_id, column, row.id).where(isNotNull(column));
    return [
      tenantKey(row),
      unique('finding_ref_ref_taken').on(row.org_id, row.ref),
      tenantReference(departmentUnknown, row, row.department_id, departmentTable),
      tenantReference(personUnknown, row, row.owner_id, personTable),
      tenantReference(personUnknown, row, row.resolved_by, personTable),
      tenantReference(personUnknown, row, row.verified_by, personTable),
      tenantReference(sourceUnknown, row, row.assessment_id, complianceAssessmentTable),
      tenantReference(sourceUnknown, row, row.control_assessment_id, controlAssessmentTable),
      tenantReference(sourceUnknown, row, row.control_test_id, controlTestTable),
      tenantReference(sourceUnknown, row, row.risk_id, riskTable),
      tenantReference(findingControlUnknown, row, row.control_id, controlTable),
      tenantReference(notFound, row, row.plan_id, planTable),
      check('finding_status_wrong_state', oneOfThese(row.status, findingStatuses)),
      check('finding_kind_broken', oneOfThese(row.kind, findingKinds)),
      check('finding_source_kind_broken', oneOfThese(row.source_kind, findingSources)),
      check(
        'finding_source_broken',
        sql`case ${row.source_kind} when 'assessment' then ${row.assessment_id} is not null
          when 'control_assessment' then ${row.control_assessment_id} is not null and ${row.assessment_id} is not null
          when 'control_test' then ${row.control_test_id} is not null when 'risk' then ${row.risk_id} is not null
          else num_nonnulls(${row.assessment_id}, ${row.control_assessment_id}, ${row.control_test_id}, ${row.risk_id}) = 0 end`,
      ),
      check('finding_severity_broken', sql`${row.severity} between 1 and 4`),
      list('due', row.due_sort),
      list('ref', row.ref_sort),
      list('title', row.title),
      list('update', row.updated_at),
      list('severity', row.severity),
      list('kind', row.kind_sort),
      list('status', row.status_sort),
      list('owner', row.owner_id, row.due_sort),
      list('department', row.department_id, row.due_sort),
      from('assessment', row.assessment_id),
      from('control_assessment', row.control_assessment_id),
      from('control_test', row.control_test_id),
      from('risk', row.risk_id),
      from('control', row.control_id),
      from('plan', row.plan_id),
    ];
  },
);

/** The last number given to a finding of an organisation. */
export const findingCounterTable = counterTable('finding_counter');

/** What somebody said about a finding, or answered to it. */
export const findingCommentTable = commentTable('finding', findingTable);
