import { isNotNull, sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { notFound } from '#platform/contract/refusal.ts';
import { counterTable } from '#platform/server/database/record-number.ts';
import { oneOfThese, organisationColumn, tenantReference } from '#platform/server/database/tenant-table.ts';
import { recordColumns, recordConstraints } from '#platform/server/record/record-table.ts';
import { commentTable } from '#features/collaboration/comment/server/comment.table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { maturityAssessmentTable } from '#features/maturity/assessment/server/assessment.table.ts';
import { controlTable } from '#features/treatment/control/server/control.table.ts';
import { riskTable } from '#features/risk/record/server/risk.table.ts';
import { controlUnknown, riskUnknown } from '../plan.contract.ts';
import { planRecord } from '../plan.record.ts';
import { planOrigins } from '../plan-status.contract.ts';

/** An improvement plan: what makes a control better, by whom, until when, for how much. */
export const planTable = pgTable(
  'plan',
  {
    ...recordColumns(planRecord),
    origin_kind: text({ enum: planOrigins }),
    /** Of any type. */
    origin_id: uuid(),
  },
  (row) => [
    ...recordConstraints(planRecord, row, {
      control: [controlUnknown, controlTable],
      department: [departmentUnknown, departmentTable],
    }),
    check('plan_origin_kind_broken', oneOfThese(row.origin_kind, planOrigins)),
    check('plan_origin_id_broken', sql`(${row.origin_kind} is null) = (${row.origin_id} is null)`),
    check('plan_dates_backwards', sql`${row.start_on} <= ${row.due_on}`),
    index('plan_by_origin').on(row.org_id, row.origin_id).where(isNotNull(row.origin_id)),
  ],
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
