import { isNotNull, sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { notFound } from '#platform/contract/refusal.ts';
import { counterTable } from '#platform/server/database/record-number.ts';
import { oneOfThese, tenantReference } from '#platform/server/database/tenant-table.ts';
import { recordColumns, recordConstraints } from '#platform/server/record/record-table.ts';
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
import { findingRecord } from '../finding.record.ts';
import { findingSources } from '../finding-status.contract.ts';

/** What was found wrong, or good: by an assessment of compliance, a test of a control, or somebody who looked. */
export const findingTable = pgTable(
  'finding',
  {
    ...recordColumns(findingRecord),
    source_kind: text({ enum: findingSources }).notNull().default('hand'),
    /** Also of a finding that comes from one of its controls. */
    assessment_id: uuid(),
    control_assessment_id: uuid(),
    control_test_id: uuid(),
    risk_id: uuid(),
  },
  (row) => {
    const from = (name: string, column: AnyPgColumn) =>
      index(`finding_by_${name}`).on(row.org_id, column, row.id).where(isNotNull(column));
    return [
      ...recordConstraints(findingRecord, row, {
        department: [departmentUnknown, departmentTable],
        control: [findingControlUnknown, controlTable],
        plan: [notFound, planTable],
      }),
      tenantReference(sourceUnknown, row, row.assessment_id, complianceAssessmentTable),
      tenantReference(sourceUnknown, row, row.control_assessment_id, controlAssessmentTable),
      tenantReference(sourceUnknown, row, row.control_test_id, controlTestTable),
      tenantReference(sourceUnknown, row, row.risk_id, riskTable),
      check('finding_source_kind_broken', oneOfThese(row.source_kind, findingSources)),
      check(
        'finding_source_broken',
        sql`case ${row.source_kind} when 'assessment' then ${row.assessment_id} is not null
          when 'control_assessment' then ${row.control_assessment_id} is not null and ${row.assessment_id} is not null
          when 'control_test' then ${row.control_test_id} is not null when 'risk' then ${row.risk_id} is not null
          else num_nonnulls(${row.assessment_id}, ${row.control_assessment_id}, ${row.control_test_id}, ${row.risk_id}) = 0 end`,
      ),
      from('assessment', row.assessment_id),
      from('control_assessment', row.control_assessment_id),
      from('control_test', row.control_test_id),
      from('risk', row.risk_id),
    ];
  },
);

/** The last number given to a finding of an organisation. */
export const findingCounterTable = counterTable('finding_counter');

/** What somebody said about a finding, or answered to it. */
export const findingCommentTable = commentTable('finding', findingTable);
