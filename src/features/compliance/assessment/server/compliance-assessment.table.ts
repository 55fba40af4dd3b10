import { isNotNull, isNull, sql } from 'drizzle-orm';
import {
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
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
import { baselineUnknown, complianceKinds, complianceStatuses } from '../assessment-status.contract.ts';

/** Somebody's word with a return, as it is shown until it is submitted again. */
export interface Returned {
  text: string;
  by: { id: string; name: string };
  at: string;
}

/** An assessment of compliance of a department, or of the whole organisation, by one standard. */
export const complianceAssessmentTable = pgTable(
  'compliance_assessment',
  {
    ...tenantColumns(),
    ref: text().notNull(),
    name: readersText().notNull(),
    standard: text().notNull(),
    standard_version: text().notNull(),
    department_id: uuid(),
    scope_text: text(),
    period_from: date({ mode: 'string' }).notNull(),
    period_to: date({ mode: 'string' }).notNull(),
    kind: text({ enum: complianceKinds }).notNull().default('self'),
    groups_in_scope: text().array().notNull().default([]),
    /** The earlier assessment that its answers were carried over from. */
    baseline_id: uuid(),
    /** The one whose answers it keeps to what a newer version of the standard does not ask any more. */
    remainder_of_id: uuid(),
    lead_id: uuid().notNull(),
    reviewer_id: uuid(),
    due_date: date({ mode: 'string' }),
    status: text({ enum: complianceStatuses }).notNull().default('draft'),
    returned: jsonb().$type<Returned>(),
    submitted_at: instant(),
    submitted_by: uuid(),
    approved_at: instant(),
    approved_by: uuid(),
    /** Of the newest snapshot while it is approved. */
    hash: char({ length: 64 }),
    deleted_at: instant(),
    deleted_by: uuid(),

    /** Those without a due date come last. */
    due_sort: date({ mode: 'string' })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(due_date, '9999-12-31'::date)`),
    /** In the order of its way. */
    status_sort: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`array_position(array[${sql.raw(complianceStatuses.map((status) => `'${status}'`).join(','))}], status)`,
      ),
  },
  (row) => [
    tenantKey(row),
    unique('compliance_assessment_ref_ref_taken').on(row.org_id, row.ref),
    tenantReference(departmentUnknown, row, row.department_id, departmentTable),
    tenantReference(baselineUnknown, row, row.baseline_id, row),
    tenantReference(notFound, row, row.remainder_of_id, row),
    tenantReference(personUnknown, row, row.lead_id, personTable),
    tenantReference(personUnknown, row, row.reviewer_id, personTable),
    tenantReference(personUnknown, row, row.submitted_by, personTable),
    tenantReference(personUnknown, row, row.approved_by, personTable),
    check('compliance_assessment_status_wrong_state', oneOfThese(row.status, complianceStatuses)),
    check('compliance_assessment_kind_broken', oneOfThese(row.kind, complianceKinds)),
    check('compliance_assessment_period_backwards', sql`${row.period_from} <= ${row.period_to}`),
    ...Object.entries({
      updated: [row.updated_at],
      name: [row.name],
      status: [row.status_sort, row.updated_at],
      due: [row.due_sort],
      period: [row.period_to],
      standard: [row.standard, row.period_to],
    } satisfies Record<string, AnyPgColumn[]>).map(([name, columns]) =>
      index(`compliance_assessment_by_${name}`)
        .on(row.org_id, ...columns, row.id)
        .where(isNull(row.deleted_at)),
    ),
    index('compliance_assessment_by_lead').on(row.org_id, row.lead_id),
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
