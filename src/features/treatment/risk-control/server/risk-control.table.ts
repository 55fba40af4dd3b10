import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { notFound, refusal } from '#platform/contract/refusal.ts';
import {
  oneOfThese,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { riskTable } from '#features/risk/record/server/risk.table.ts';
import { controlTable } from '#features/treatment/control/server/control.table.ts';
import { actsOn } from '../risk-control-status.contract.ts';

/** A control that works on a risk: on which axis, and how strongly if it works as designed. */
export const riskControlTable = pgTable(
  'risk_control',
  {
    ...tenantColumns(),
    risk_id: uuid().notNull(),
    control_id: uuid().notNull(),
    acts_on: text({ enum: actsOn }).notNull(),
    /** Percent of the way down to the lowest rating. */
    design: smallint().notNull(),
    note: text(),
    since: date({ mode: 'string' }).notNull(),
  },
  (row) => [
    tenantKey(row),
    // Also the way from a risk to its controls.
    unique('risk_control_control_id_already_linked').on(row.org_id, row.risk_id, row.control_id),
    tenantReference(notFound, row, row.risk_id, riskTable, 'cascade'),
    tenantReference(refusal('control_unknown', 400), row, row.control_id, controlTable),
    check('risk_control_acts_on_broken', oneOfThese(row.acts_on, actsOn)),
    check('risk_control_design_broken', sql`${row.design} between 0 and 100`),
    index('risk_control_by_control').on(row.org_id, row.control_id, row.risk_id),
  ],
);
