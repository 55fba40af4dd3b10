import { isNotNull, isNull, sql } from 'drizzle-orm';
import {
  char,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { counterTable } from '#platform/server/database/record-number.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  instant,
  organisationColumn,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { recordColumns, recordConstraints } from '#platform/server/record/record-table.ts';
import { commentTable } from '#features/collaboration/comment/server/comment.table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { baselineUnknown } from '../assessment-status.contract.ts';
import { complianceRecord } from '../compliance-assessment.record.ts';

/** An assessment of compliance of a department, or of the whole organisation, by one standard. */
export const complianceAssessmentTable = pgTable(
  'compliance_assessment',
  {
    ...recordColumns(complianceRecord),
    /** The earlier assessment that its answers were carried over from. */
    baseline_id: uuid(),
    /** The one whose answers it keeps to what a newer version of the standard does not ask any more. */
    remainder_of_id: uuid(),
  },
  (row) => [
    ...recordConstraints(complianceRecord, row, { department: [departmentUnknown, departmentTable] }),
    tenantReference(baselineUnknown, row, row.baseline_id, row),
    tenantReference(notFound, row, row.remainder_of_id, row),
    check('compliance_assessment_period_backwards', sql`${row.period_from} <= ${row.period_to}`),
    ...Object.entries({
      period: [row.period_to],
      standard: [row.standard, row.period_to],
    } satisfies Record<string, AnyPgColumn[]>).map(([name, columns]) =>
      index(`compliance_assessment_by_${name}`)
        .on(row.org_id, ...columns, row.id)
        .where(isNull(row.deleted_at)),
    ),
    index('compliance_assessment_by_remainder_of')
      .on(row.org_id, row.remainder_of_id)
      .where(isNotNull(row.remainder_of_id)),
    // What counts, and what was approved before it: a dashboard reads neither all that came before, nor what was put away.
    index('compliance_assessment_current')
      .on(row.org_id, row.standard, row.department_id)
      .where(
        sql`${row.deleted_at} is null and ${row.status} in ('draft', 'in_progress', 'in_review', 'approved')`,
      ),
    index('compliance_assessment_approved')
      .on(row.org_id, row.standard, row.department_id, row.period_to, row.id)
      .where(sql`${row.deleted_at} is null and ${row.status} in ('approved', 'superseded')`),
  ],
);

const sum = () => numeric({ precision: 12, scale: 4, mode: 'number' }).notNull();

/** What was approved, word for word; one that was reopened gets another when it is approved again. */
export const complianceSnapshotTable = pgTable(
  'compliance_snapshot',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    assessment_id: uuid().notNull(),
    revision: smallint().notNull(),
    taken_at: instant().notNull(),
    taken_by: uuid(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    hash: char({ length: 64 }).notNull(),
    /** What its figures were computed from (`snapshotSums`), read without what was approved, which is long. */
    applicable: integer().notNull(),
    assessed: integer().notNull(),
    weight: sum(),
    value: sum(),
    proven_value: sum(),
  },
  (row) => [
    tenantKey(row),
    unique('compliance_snapshot_revision_broken').on(row.org_id, row.assessment_id, row.revision),
    tenantReference(notFound, row, row.assessment_id, complianceAssessmentTable, 'cascade'),
    tenantReference(personUnknown, row, row.taken_by, personTable),
  ],
);

/** The last number given to an assessment of compliance of an organisation. */
export const complianceAssessmentCounterTable = counterTable('compliance_assessment_counter');

/** What somebody said about an assessment, or answered to it. */
export const complianceAssessmentCommentTable = commentTable(
  'compliance_assessment',
  complianceAssessmentTable,
);
