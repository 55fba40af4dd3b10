import { isNotNull, isNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import { fieldColumns, fieldConstraints } from '#platform/server/record/record-table.ts';
import {
  oneOfThese,
  organisationColumn,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { commentTable } from '#features/collaboration/comment/server/comment.table.ts';
import { complianceAssessmentTable } from '#features/compliance/assessment/server/compliance-assessment.table.ts';
import { requirementLevels } from '#features/compliance/standard/standard-content.contract.ts';
import { riskTable } from '#features/risk/record/server/risk.table.ts';
import { controlTable } from '#features/treatment/control/server/control.table.ts';
import { planTable } from '#features/treatment/plan/server/plan.table.ts';
import { controlAssessmentRecord } from '../control-assessment.record.ts';
import { controlResults, followModes, stalenesses } from '../control-assessment-status.contract.ts';
import { linkedUnknown } from '../control-assessment.workflow.ts';

/** The answer to one control, or sub-control, of a standard in an assessment. Made with the assessment, one for each that it
 *  asks; where it stands in the standard is kept beside it, as it was then. */
export const controlAssessmentTable = pgTable(
  'control_assessment',
  {
    ...tenantColumns(),
    assessment_id: uuid().notNull(),
    code: text().notNull(),
    parent: text(),
    /** The control that it is, or is a sub-control of: a column, because under row-level security an index over `coalesce` is not used. */
    top: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(parent, code)`),
    section: text().notNull(),
    level: text({ enum: requirementLevels }).notNull(),
    /** In the order of the standard. */
    position: integer().notNull(),
    /** Answered by its sub-controls. */
    is_parent: boolean().notNull().default(false),
    weight: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull().default(1),
    ...fieldColumns(controlAssessmentRecord),
    /** How much of what is claimed counts as proven: 1 where evidence that was accepted and has not expired speaks for a time within that
     *  of the assessment, less where the freshest of it is stale. Kept by whatever changes evidence, by rules and by the day. */
    proven_share: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    /** Where nothing of it is fresh. */
    staleness: text({ enum: stalenesses }),
    /** The next day on which a rule makes something of it stale. */
    proof_changes_on: date({ mode: 'string' }),
    /** The earlier answer that this one was carried over from, until somebody confirms or changes it. */
    carried_from: uuid(),
    follow_mode: text({ enum: followModes }).notNull().default('none'),
    /** The answers of other assessments that suggest this one, and what they come to: kept with every answer there. */
    source_ids: uuid().array().notNull().default([]),
    source_result: text({ enum: controlResults }),
    source_percent: smallint(),

    is_proven: boolean()
      .notNull()
      .generatedAlwaysAs(sql`proven_share = 1`),
    is_applicable: boolean()
      .notNull()
      .generatedAlwaysAs(sql`applicability_state <> 'not_applicable'`),
    /** What it counts, from 0 to 1; null where it was not assessed, was carried over and not confirmed, or does not
     *  apply. */
    value: numeric({ precision: 5, scale: 4, mode: 'number' }).generatedAlwaysAs(
      sql`case when applicability_state = 'not_applicable' or carried_from is not null then null
        when result = 'compliant' then 1.0
        when result = 'partial' then coalesce(implementation_percent / 100.0, 0.5)
        when result = 'non_compliant' then 0.0 end`,
    ),
  },
  (row) => [
    tenantKey(row),
    unique('control_assessment_code_broken').on(row.org_id, row.assessment_id, row.code),
    tenantReference(notFound, row, row.assessment_id, complianceAssessmentTable, 'cascade'),
    tenantReference(notFound, row, row.carried_from, row),
    ...fieldConstraints(controlAssessmentRecord, row, {}),
    check('control_assessment_follow_mode_broken', oneOfThese(row.follow_mode, followModes)),
    check('control_assessment_source_result_broken', oneOfThese(row.source_result, controlResults)),
    check('control_assessment_level_broken', oneOfThese(row.level, requirementLevels)),
    check('control_assessment_proven_share_broken', sql`${row.proven_share} between 0 and 1`),
    check('control_assessment_staleness_broken', oneOfThese(row.staleness, stalenesses)),
    check('control_assessment_weight_broken', sql`${row.weight} >= 0`),
    index('control_assessment_by_position').on(row.org_id, row.assessment_id, row.position),
    // A page of controls, and what lies below each of them.
    index('control_assessment_at_top')
      .on(row.org_id, row.assessment_id, row.position)
      .where(isNull(row.parent)),
    index('control_assessment_by_top').on(row.org_id, row.assessment_id, row.top),
    index('control_assessment_by_carried_from')
      .on(row.org_id, row.carried_from)
      .where(isNotNull(row.carried_from)),
    index('control_assessment_by_owner').on(row.org_id, row.owner_id),
    index('control_assessment_by_due_date').on(row.org_id, row.due_date).where(isNotNull(row.due_date)),
    index('control_assessment_by_proof_change')
      .on(row.org_id, row.proof_changes_on)
      .where(isNotNull(row.proof_changes_on)),
    // What of an assessment is overdue, and what is missing most: a dashboard reads a few rows of each.
    index('control_assessment_open')
      .on(row.org_id, row.assessment_id, row.due_date, row.position)
      .where(
        sql`${row.due_date} is not null and ${row.status} <> 'done' and ${row.is_applicable} and not ${row.is_parent}`,
      ),
    index('control_assessment_by_gap')
      .on(row.org_id, row.assessment_id, sql`(${row.weight} * (1 - ${row.value})) desc`, row.position)
      .where(sql`${row.value} is not null and ${row.result} <> 'compliant' and not ${row.is_parent}`),
  ],
);

/** Those who answer a control. */
export const controlRespondentTable = pgTable(
  'control_respondent',
  {
    ...organisationColumn(),
    control_assessment_id: uuid().notNull(),
    person_id: uuid().notNull(),
    assessment_id: uuid().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.control_assessment_id, row.person_id] }),
    tenantReference(notFound, row, row.control_assessment_id, controlAssessmentTable, 'cascade'),
    tenantReference(notFound, row, row.assessment_id, complianceAssessmentTable, 'cascade'),
    tenantReference(personUnknown, row, row.person_id, personTable),
    index('control_respondent_by_person').on(row.org_id, row.person_id, row.assessment_id),
  ],
);

/** What of the product a control of an assessment is linked with: one of the three in each row. */
export const controlAssessmentLinkTable = pgTable(
  'control_assessment_link',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    control_assessment_id: uuid().notNull(),
    control_id: uuid(),
    risk_id: uuid(),
    plan_id: uuid(),
  },
  (row) => [
    tenantKey(row),
    unique('control_assessment_link_repeated_broken')
      .on(row.org_id, row.control_assessment_id, row.control_id, row.risk_id, row.plan_id)
      .nullsNotDistinct(),
    tenantReference(notFound, row, row.control_assessment_id, controlAssessmentTable, 'cascade'),
    tenantReference(linkedUnknown, row, row.control_id, controlTable, 'cascade'),
    tenantReference(linkedUnknown, row, row.risk_id, riskTable, 'cascade'),
    tenantReference(linkedUnknown, row, row.plan_id, planTable, 'cascade'),
    check(
      'control_assessment_link_broken',
      sql`num_nonnulls(${row.control_id}, ${row.risk_id}, ${row.plan_id}) = 1`,
    ),
    index('control_assessment_link_by_control').on(row.org_id, row.control_id),
    index('control_assessment_link_by_risk').on(row.org_id, row.risk_id),
    index('control_assessment_link_by_plan').on(row.org_id, row.plan_id),
  ],
);

/** What somebody said about the answer to a control, or answered to it. */
export const controlAssessmentCommentTable = commentTable('control_assessment', controlAssessmentTable);
