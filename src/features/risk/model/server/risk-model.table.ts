import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, tenantColumns, tenantKey } from '#platform/server/database/tenant-table.ts';
import {
  axisRules,
  factorTypes,
  type AxisStep,
  type FactorLevel,
  type ModelLevel,
} from '../risk-model.contract.ts';

/** What likelihood or consequence is judged by. A shipped factor has a code and no name: its texts are translated. */
export const riskFactorTable = pgTable(
  'risk_factor',
  {
    ...tenantColumns(),
    type: text({ enum: factorTypes }).notNull(),
    code: text(),
    name: text(),
    description: text(),
    weight: numeric({ mode: 'number' }).notNull().default(1),
    position: smallint().notNull().default(0),
    is_active: boolean().notNull().default(true),
    is_default: boolean().notNull().default(false),
    levels: jsonb().$type<FactorLevel[]>().notNull(),
  },
  (row) => [tenantKey(row)],
);

/** A version of the organisation's risk matrix. One is active; risks keep the version they were rated with. */
export const riskModelTable = pgTable(
  'risk_model',
  {
    ...tenantColumns(),
    number: integer().notNull(),
    status: text({ enum: ['draft', 'active', 'retired'] }).notNull(),
    likelihood_size: smallint().notNull(),
    consequence_size: smallint().notNull(),
    likelihood_rule: text({ enum: axisRules }).notNull().default('max'),
    consequence_rule: text({ enum: axisRules }).notNull().default('max'),
    likelihood_steps: jsonb().$type<AxisStep[]>().notNull(),
    consequence_steps: jsonb().$type<AxisStep[]>().notNull(),
    levels: jsonb().$type<ModelLevel[]>().notNull(),
    /** matrix[likelihood - 1][consequence - 1] is the index of a level. */
    matrix: jsonb().$type<number[][]>().notNull(),
    /** What controls achieve together at most, and what is left of the effect of one that was never tested, or whose test or evidence
     *  is past its date. */
    residual_cap: numeric({ mode: 'number', precision: 3, scale: 2 }).notNull().default(0.95),
    untested_factor: numeric({ mode: 'number', precision: 3, scale: 2 }).notNull().default(0.5),
    stale_factor: numeric({ mode: 'number', precision: 3, scale: 2 }).notNull().default(0.5),
    activated_at: instant(),
  },
  (row) => [
    tenantKey(row),
    check(
      'risk_model_residual_cap_broken',
      sql`${row.residual_cap} between 0 and 1 and ${row.untested_factor} between 0 and 1 and ${row.stale_factor} between 0 and 1`,
    ),
    unique('risk_model_number_model_number_taken').on(row.org_id, row.number),
    uniqueIndex('risk_model_draft_model_number_taken')
      .on(row.org_id)
      .where(sql`status = 'draft'`),
    uniqueIndex('risk_model_active_model_number_taken')
      .on(row.org_id)
      .where(sql`status = 'active'`),
  ],
);
