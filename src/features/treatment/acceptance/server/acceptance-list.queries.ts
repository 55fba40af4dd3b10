import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { shownPage } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { findRecordPage } from '#platform/server/record/record-page.ts';
import { withinDepartment } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { expiringDays } from '#features/risk/record/risk.rules.ts';
import type { AcceptanceQuery, AcceptanceRow } from '../acceptance.contract.ts';
import { acceptances } from './acceptance-record.service.ts';
import { toRow } from './acceptance.presenter.ts';
import type { StoredAcceptanceRow } from './acceptance.queries.ts';
import { visibleAcceptances } from './shared/acceptance.queries.ts';

/** The acceptances that the actor sees, in the order that was asked for. */
export async function findAcceptances(
  db: TenantDb,
  actor: Actor,
  { dpt, status, expiring, level, approver, risk, ...window }: AcceptanceQuery,
): Promise<Page<AcceptanceRow>> {
  const day = today(db.now, actor.timezone);
  const conditions = [
    visibleAcceptances(actor),
    ...withinDepartment({ db, actor }, sql`a.department_id`, dpt),
    status !== undefined && sql`a.status = ${status}`,
    expiring !== undefined &&
      sql`a.status = 'approved' and a.expires_on <= ${daysLater(day, expiringDays)}::date`,
    level !== undefined && sql`a.level = ${level}`,
    approver !== undefined && sql`${approver} in (a.approver_id, a.second_approver_id)`,
    risk !== undefined &&
      sql`a.id in (select ar.acceptance_id from acceptance_risk ar where ar.org_id = ${db.org_id} and ar.risk_id = ${risk})`,
  ].filter((condition) => condition !== false);
  // The level is that of what was frozen, and no field.
  const page = await findRecordPage<StoredAcceptanceRow>(acceptances, { db, actor }, conditions, window, {
    orders: { level: ['level'] },
  });
  return shownPage(page, (row) => toRow(row, actor, db.now));
}
