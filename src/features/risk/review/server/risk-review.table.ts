import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { notFound } from '#platform/contract/refusal.ts';
import {
  instant,
  oneOfThese,
  organisationColumn,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { reviewOutcomes } from '../risk-review.contract.ts';
import { riskTable } from '#features/risk/record/server/risk.table.ts';

/** Every review of a risk. Written once, never changed. */
export const riskReviewTable = pgTable(
  'risk_review',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    risk_id: uuid().notNull(),
    due_on: date({ mode: 'string' }),
    done_at: instant().notNull(),
    /** A plain id, with the name as it was then. */
    by: uuid(),
    by_name: text().notNull(),
    outcome: text({ enum: reviewOutcomes }).notNull(),
    statement: text().notNull(),
    next_on: date({ mode: 'string' }),
  },
  (row) => [
    tenantKey(row),
    tenantReference(notFound, row, row.risk_id, riskTable, 'cascade'),
    check('risk_review_outcome_broken', oneOfThese(row.outcome, reviewOutcomes)),
    index('risk_review_by_risk').on(row.org_id, row.risk_id, row.done_at),
  ],
);
