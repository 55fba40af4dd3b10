import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { cappedPage, shownPage } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { orderOf } from '#platform/server/record/record-table.ts';
import { expiringDays } from '#features/risk/record/risk.rules.ts';
import type { AcceptanceQuery, AcceptanceRow } from '../acceptance.contract.ts';
import { acceptanceRecord } from '../acceptance.record.ts';
import { acceptances } from './acceptance-record.service.ts';
import { toRow } from './acceptance.presenter.ts';
import type { StoredAcceptanceRow } from './acceptance.queries.ts';
import { visibleAcceptances } from './shared/acceptance.queries.ts';

/** What is still under way comes first, and of that what ends first; the level is that of what was frozen, and no field. */
const orderBy = (ordering: AcceptanceQuery['ordering']): SQL => {
  if (ordering === 'level') return sql.raw('a.level, a.id');
  if (ordering === '-level') return sql.raw('a.level desc, a.id desc');
  return orderOf(acceptanceRecord, 'a', ordering);
};

/** The acceptances that the actor sees, in the order that was asked for. */
export async function findAcceptances(
  db: TenantDb,
  actor: Actor,
  { dpt, status, expiring, level, approver, risk, ordering, limit, offset }: AcceptanceQuery,
): Promise<Page<AcceptanceRow>> {
  const day = today(db.now, actor.timezone);
  const conditions = [
    sql`a.org_id = ${db.org_id} and a.deleted_at is null and ${visibleAcceptances(actor)}`,
    // A flat organisation has no departments to narrow by.
    dpt !== undefined &&
      !actor.flat &&
      sql`a.department_id in (select d.id from department d where d.org_id = ${db.org_id} and d.path && array[${dpt}]::uuid[])`,
    status !== undefined && sql`a.status = ${status}`,
    expiring !== undefined &&
      sql`a.status = 'approved' and a.expires_on <= ${daysLater(day, expiringDays)}::date`,
    level !== undefined && sql`a.level = ${level}`,
    approver !== undefined && sql`${approver} in (a.approver_id, a.second_approver_id)`,
    risk !== undefined &&
      sql`a.id in (select ar.acceptance_id from acceptance_risk ar where ar.org_id = ${db.org_id} and ar.risk_id = ${risk})`,
  ].filter((condition) => condition !== false);
  const where = sql.join(conditions, sql` and `);
  const page = await cappedPage<StoredAcceptanceRow>(
    db,
    sql`from acceptance a where ${where}`,
    sql`select ${acceptances.rowColumns(actor, db)} from acceptance a where ${where} order by ${orderBy(ordering)} limit ${limit} offset ${offset}`,
  );
  return shownPage(page, (row) => toRow(row, actor, db.now));
}
