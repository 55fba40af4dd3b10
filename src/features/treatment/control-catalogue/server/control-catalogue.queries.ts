import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { today } from '#platform/contract/today.ts';
import { cappedPage, shownPage, windowOf } from '#platform/server/database/capped-page.ts';
import { saysEach } from '#platform/server/record/record-order.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { asksOnly, keptCount } from '#features/organisation/department/server/shared/kept-count.queries.ts';
import { withinDepartment } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import type {
  ControlFlag,
  ControlQuery,
  ControlRow,
  ControlSort,
} from '#features/treatment/control/control.contract.ts';
import { controlStatuses, type ControlStatus } from '#features/treatment/control/control-status.contract.ts';
import { controls } from '#features/treatment/control/server/shared/control-record.service.ts';
import {
  toControlRow,
  type StoredControlRow,
} from '#features/treatment/control/server/shared/control.presenter.ts';
import { neverTested, visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';

type StoredRow = StoredControlRow & Pick<ControlRow, 'risks'>;

/** Each is the order of an index. */
const keys: Record<ControlSort, string> = {
  ref: 'c.ref_sort',
  title: 'c.title',
  status: 'c.status_sort',
  next_test_on: 'c.next_test_on',
  updated_at: 'c.updated_at',
};

/** By the column that an index has. */
const hasStatus = (is: '=' | '<>', status: ControlStatus): SQL =>
  sql.raw(`c.status_sort ${is} ${controlStatuses.indexOf(status) + 1}`);

const flagged = (flag: ControlFlag, day: string): SQL =>
  flag === 'test_overdue' ? sql`c.next_test_on < ${day}::date` : neverTested;

/** What was asked for of the catalogue, as far as the actor sees it. */
function conditionsOf(
  db: TenantDb,
  actor: Actor,
  { q = '', status, kind, owner, dpt, requirement, flag }: ControlQuery,
): SQL {
  const conditions = [
    sql`c.org_id = ${db.org_id} and c.deleted_at is null and ${visibleControls(actor)}`,
    status === undefined ? hasStatus('<>', 'retired') : hasStatus('=', status),
    ...saysEach('c', q),
    ...(kind === undefined ? [] : [sql`c.kind = ${kind}`]),
    ...(owner === undefined ? [] : [sql`c.owner_id = ${owner}`]),
    ...withinDepartment({ db, actor }, sql`c.department_id`, dpt),
    ...(requirement === undefined ? [] : [sql`${requirement} = any (c.requirements)`]),
    ...(flag === undefined ? [] : [flagged(flag, today(db.now, actor.timezone))]),
  ];
  return sql.join(conditions, sql` and `);
}

/** How many there are, where nothing was asked for that is not kept. */
const keptOf = (db: TenantDb, actor: Actor, query: ControlQuery): SQL | undefined => {
  const { status, owner, dpt } = query;
  if (!asksOnly(query, ['status', 'owner', 'dpt'])) return undefined;
  return keptCount(db, actor, {
    record: 'control',
    status: status === undefined ? sql`f.status <> 'retired'` : sql`f.status = ${status}`,
    owner,
    department: dpt,
  });
};

/** The catalogue in the order that was asked for. */
export async function findControls(
  db: TenantDb,
  actor: Actor,
  query: ControlQuery,
): Promise<Page<ControlRow>> {
  const { ordering, limit, offset } = query;
  const where = conditionsOf(db, actor, query);
  const direction = ordering.startsWith('-') ? 'desc' : 'asc';
  const order = sql.raw(`${keys[ordering.replace('-', '') as ControlSort]} ${direction}, c.id ${direction}`);
  const day = today(db.now, actor.timezone);
  // The page first, and then what belongs to its rows.
  const page = await cappedPage<StoredRow>(
    db,
    sql`from control c where ${where}`,
    sql`select ${controls.rowColumns(actor, db)},
        (select count(*)::int from risk_control l join risk r on r.org_id = l.org_id and r.id = l.risk_id
          where l.org_id = c.org_id and l.control_id = c.id and r.deleted_at is null and r.status <> 'closed' and ${visibleTo(actor)}) as risks
      from (select c.* from control c where ${where} order by ${order} ${windowOf({ limit, offset })}) c order by ${order}`,
    keptOf(db, actor, query),
  );
  return shownPage(page, (row) => ({ ...toControlRow(row, day), risks: row.risks }));
}
