import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import {
  instant,
  oneOfThese,
  organisationColumn,
  tenantKey,
} from '#platform/server/database/tenant-table.ts';
import { residualCauses } from '../residual-cause.contract.ts';

/** Risks whose residual rating is to be computed anew: named themselves, or by a control that is linked to them; where neither is
 *  named, all risks of the organisation. A row goes once that is done. The same risk may stand here several times, so that no two who change its treatment wait for each other. */
export const residualDueTable = pgTable(
  'residual_due',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    /** A plain id, as `risk_id` is: a reference would lock the risk for as long as the transaction takes. */
    control_id: uuid(),
    risk_id: uuid(),
    /** Of a control, or of all: the last risk that was gone past. */
    after_risk: uuid(),
    cause: text({ enum: residualCauses }).notNull(),
    noted_at: instant().notNull(),
  },
  (row) => [
    tenantKey(row),
    check('residual_due_target_broken', sql`${row.control_id} is null or ${row.risk_id} is null`),
    check('residual_due_cause_broken', oneOfThese(row.cause, residualCauses)),
    index('residual_due_by_time').on(row.org_id, row.noted_at, row.id),
    index('residual_due_by_risk')
      .on(row.org_id, row.risk_id)
      .where(sql`${row.risk_id} is not null`),
  ],
);
