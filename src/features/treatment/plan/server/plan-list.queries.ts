import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { shownPage } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { findRecordPage } from '#platform/server/record/record-page.ts';
import { asksOnly, keptCount } from '#features/organisation/department/server/shared/kept-count.queries.ts';
import { visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import { usualFilters } from '#features/workspace/record-list/server/shared/record-filter.queries.ts';
import type { PlanQuery } from '../plan-list.contract.ts';
import { soonDays, type PlanRow } from '../plan.contract.ts';
import { openPlanStatuses, planStatuses, type PlanStatus } from '../plan-status.contract.ts';
import { plans } from './plan-record.service.ts';
import { toRow, type StoredPlanRow } from './plan.presenter.ts';
import { overduePlans, runningPlans as runs } from './shared/plan-overdue.queries.ts';
import { visiblePlans } from './shared/plan-visibility.queries.ts';

function isDue(due: NonNullable<PlanQuery['due']>, day: string): SQL {
  const soon = daysLater(day, soonDays);
  switch (due) {
    case 'overdue':
      return sql`not plan.is_over and ${overduePlans(day)}`;
    case 'soon':
      return sql`not plan.is_over and plan.due_on_sort between ${day} and ${soon} and ${runs}`;
    case 'later':
      return sql`plan.due_on_sort > ${soon} and plan.due_on is not null`;
    case 'none':
      return sql`plan.due_on is null`;
  }
}

const isOpen = (status: PlanStatus): boolean => openPlanStatuses.some((one) => one === status);
/** By the columns that indexes have. */
const hasStatus = (status: PlanStatus): SQL =>
  sql.raw(
    `plan.status_sort = ${planStatuses.indexOf(status) + 1} and ${isOpen(status) ? 'not ' : ''}plan.is_over`,
  );

interface Window {
  ordering: PlanQuery['ordering'];
  limit: number;
  offset: number;
}

async function findWhere(
  db: TenantDb,
  actor: Actor,
  conditions: readonly SQL[],
  window: Window,
  kept?: SQL,
): Promise<Page<PlanRow>> {
  const seen = [visiblePlans(actor), ...conditions];
  const page = await findRecordPage<StoredPlanRow>(plans, { db, actor }, seen, window, { kept });
  return shownPage(page, (row) => toRow(row, actor, db.now));
}

/** How many there are, where nothing was asked for that is not kept. */
const keptOf = (db: TenantDb, actor: Actor, query: PlanQuery): SQL | undefined => {
  const { status, owner, department } = query;
  if (!asksOnly(query, ['status', 'owner', 'department'])) return undefined;
  return keptCount(db, actor, {
    record: 'plan',
    status: status && oneOfThese(sql.raw('f.status'), status === 'open' ? openPlanStatuses : [status]),
    owner: owner === 'me' ? actor.id : owner,
    department,
  });
};

/** The plans that the actor sees, narrowed as was asked. */
export function findPlans(db: TenantDb, actor: Actor, query: PlanQuery): Promise<Page<PlanRow>> {
  const { status, owner, department, due, risk, q, ...page } = query;
  const conditions = [
    ...(status === undefined ? [] : status === 'open' ? [sql`not plan.is_over`] : [hasStatus(status)]),
    ...usualFilters(plans.place, { db, actor }, { owner, dpt: department, q }),
    ...(due === undefined ? [] : [isDue(due, today(db.now, actor.timezone))]),
    ...(risk === undefined
      ? []
      : [
          sql`plan.id in (select k.plan_id from plan_risk k where k.org_id = ${db.org_id} and k.risk_id = ${risk})`,
        ]),
  ];
  return findWhere(db, actor, conditions, page, keptOf(db, actor, query));
}

/** The plans for a control that the actor sees. */
export async function findPlansOfControl(
  db: TenantDb,
  actor: Actor,
  controlId: string,
  page: Window,
): Promise<Page<PlanRow>> {
  const seen = await db.query(
    sql`select from control c where c.org_id = ${db.org_id} and c.id = ${controlId} and c.deleted_at is null and ${visibleControls(actor)}`,
  );
  if (seen.length === 0) refuse(notFound);
  return findWhere(db, actor, [sql`plan.control_id = ${controlId}`], page);
}
