import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { notFound } from '#platform/contract/refusal.ts';
import {
  instant,
  organisationColumn,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { riskTable } from '#features/risk/record/server/risk.table.ts';
import type { SimulationResult } from '../quantification.contract.ts';

/** What a risk may cost in a year: what people estimate, and what was simulated from that. Losses are minor units of the
 *  organisation's currency. */
export const riskQuantificationTable = pgTable(
  'risk_quantification',
  {
    ...tenantColumns(),
    risk_id: uuid().notNull(),
    probability: doublePrecision().notNull(),
    loss_low: bigint({ mode: 'number' }).notNull(),
    loss_high: bigint({ mode: 'number' }).notNull(),
    rationale: text().notNull(),
    /** What its years are drawn with: 48 bits. */
    seed: bigint({ mode: 'number' }).notNull(),
    /** The version of the formula that the result was made with. */
    method: smallint().notNull(),
    simulation: jsonb().$type<SimulationResult>().notNull(),
    simulated_at: instant().notNull(),
  },
  (row) => [
    tenantKey(row),
    unique('risk_quantification_risk_id_stale_version').on(row.org_id, row.risk_id),
    tenantReference(notFound, row, row.risk_id, riskTable, 'cascade'),
    check('risk_quantification_probability_broken', sql`${row.probability} > 0 and ${row.probability} <= 1`),
    check(
      'risk_quantification_loss_high_broken',
      sql`${row.loss_low} > 0 and ${row.loss_high} > ${row.loss_low}`,
    ),
  ],
);

/** Whether an organisation quantifies risks; without a row it does not. */
export const quantificationSettingTable = pgTable(
  'quantification_setting',
  {
    ...organisationColumn(),
    is_on: boolean().notNull(),
    version: integer().notNull().default(1),
    updated_at: instant().notNull(),
    updated_by: uuid(),
  },
  (row) => [primaryKey({ columns: [row.org_id] })],
);
