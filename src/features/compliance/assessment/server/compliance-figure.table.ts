import { integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { notFound } from '#platform/contract/refusal.ts';
import { organisationColumn, tenantReference } from '#platform/server/database/tenant-table.ts';
import { complianceAssessmentTable } from './compliance-assessment.table.ts';

const sum = () => numeric({ precision: 12, scale: 4, mode: 'number' }).notNull().default(0);
const count = () => integer().notNull().default(0);

/** What the control assessments of each section of an assessment add up to: lists and dashboards read these rows, and none of theirs.
 *  Kept by `control-assessment.sql`. Figures are `figuresOf` the sums. */
export const complianceFigureTable = pgTable(
  'compliance_figure',
  {
    ...organisationColumn(),
    assessment_id: uuid().notNull(),
    section: text().notNull(),
    controls: count(),
    applicable: count(),
    assessed: count(),
    compliant: count(),
    partial: count(),
    non_compliant: count(),
    done: count(),
    carried: count(),
    stale: count(),
    stale_partial: count(),
    stale_unproven: count(),
    weight: sum(),
    assessed_weight: sum(),
    value: sum(),
    proven_value: sum(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.assessment_id, row.section] }),
    tenantReference(notFound, row, row.assessment_id, complianceAssessmentTable, 'cascade'),
  ],
);
