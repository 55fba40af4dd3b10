import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/refusal.ts';
import { instant, organisationColumn, tenantReference } from '#platform/server/database/tenant-table.ts';
import { maturityAssessmentTable } from '#features/maturity/assessment/server/assessment.table.ts';

/** Person days planned for a gap of an assessment. A plan beside the answers: it changes while they are frozen. */
export const maturityEffortTable = pgTable(
  'maturity_effort',
  {
    ...organisationColumn(),
    assessment_id: uuid().notNull(),
    question_id: text().notNull(),
    version: integer().notNull().default(1),
    /** Null: taken back, and by its class again; the row keeps its version. */
    days: integer(),
    updated_at: instant().notNull(),
    updated_by: uuid(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.assessment_id, row.question_id] }),
    tenantReference(notFound, row, row.assessment_id, maturityAssessmentTable, 'cascade'),
    check('maturity_effort_days_broken', sql`${row.days} >= 0`),
  ],
);
