import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { notFound } from '#platform/contract/refusal.ts';
import {
  instant,
  oneOfThese,
  organisationColumn,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { assessmentTriggers, type AssessedRating } from '../risk-assessment.contract.ts';
import { riskTable } from '#features/risk/record/server/risk.table.ts';

/** Every rating a risk ever had, with the version of the model it was made with. Written once, never changed. */
export const riskAssessmentTable = pgTable(
  'risk_assessment',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    risk_id: uuid().notNull(),
    at: instant().notNull(),
    /** A plain id, with the name as it was then. */
    by: uuid(),
    by_name: text().notNull(),
    model_version: integer().notNull(),
    inherent: jsonb().$type<AssessedRating | null>(),
    residual: jsonb().$type<AssessedRating | null>(),
    target: jsonb().$type<AssessedRating | null>(),
    explanation: jsonb().$type<Record<string, unknown> | null>(),
    reason: text(),
    trigger: text({ enum: assessmentTriggers }).notNull(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(notFound, row, row.risk_id, riskTable, 'cascade'),
    check('risk_assessment_trigger_wrong_state', oneOfThese(row.trigger, assessmentTriggers)),
    index('risk_assessment_by_risk').on(row.org_id, row.risk_id, row.at),
  ],
);
