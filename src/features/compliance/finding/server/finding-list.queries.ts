import { sql, type SQL } from 'drizzle-orm';
import type { Actor, Language } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { cappedPage, shownPage } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { orderOf, saysEach } from '#platform/server/record/record-table.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { soonDays, type FindingFlag, type FindingQuery, type FindingRow } from '../finding.contract.ts';
import {
  findingStatuses,
  openFindingStatuses,
  unresolvedFindingStatuses,
  type FindingStatus,
} from '../finding-status.contract.ts';
import { findingRecord } from '../finding.record.ts';
import { findings, openPlanOf } from './finding-record.service.ts';
import { toRow, type StoredFindingRow } from './finding.presenter.ts';
import { visibleFindings } from './shared/finding-visibility.queries.ts';

/** By the column that indexes have. */
const hasStatus = (statuses: readonly FindingStatus[]): SQL =>
  sql.raw(`f.status_sort in (${statuses.map((status) => findingStatuses.indexOf(status) + 1).join(', ')})`);

/** Whether it is flagged on a day: the same as the presenter says. */
function hasFlag(flag: FindingFlag, day: string): SQL {
  const binds = oneOfThese(sql.raw('f.status'), unresolvedFindingStatuses);
  switch (flag) {
    case 'overdue':
      return sql`(f.due_date_sort < ${day} and ${binds})`;
    case 'due_soon':
      return sql`(f.due_date_sort between ${day} and ${daysLater(day, soonDays)} and ${binds})`;
    case 'plan_missing':
      return sql`(f.kind = 'major_nc' and ${hasStatus(openFindingStatuses)} and ${openPlanOf} is null)`;
  }
}

const when = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL[] =>
  value === undefined ? [] : [condition(value)];

/** The findings that the actor sees, narrowed as was asked. */
export async function findFindings(
  db: TenantDb,
  actor: Actor,
  language: Language,
  query: FindingQuery,
): Promise<Page<FindingRow>> {
  const { ordering, limit, offset } = query;
  const conditions = [
    sql`f.org_id = ${db.org_id} and f.deleted_at is null and ${visibleFindings(actor)}`,
    ...when(query.status, (status) => hasStatus(status === 'unfinished' ? openFindingStatuses : [status])),
    ...when(query.kind, (kind) => sql`f.kind = ${kind}`),
    ...when(query.owner, (owner) => sql`f.owner_id = ${owner === 'me' ? actor.id : owner}`),
    // A flat organisation has no departments to narrow by.
    ...when(
      actor.flat ? undefined : query.dpt,
      (department) =>
        sql`f.department_id in (select d.id from department d where d.org_id = ${db.org_id} and d.path && array[${department}]::uuid[])`,
    ),
    ...when(query.assessment, (id) => sql`f.assessment_id = ${id}`),
    ...when(query.control_assessment, (id) => sql`f.control_assessment_id = ${id}`),
    ...when(query.control, (id) => sql`f.control_id = ${id}`),
    ...when(query.risk, (id) => sql`f.risk_id = ${id}`),
    ...when(query.flag, (flag) => hasFlag(flag, today(db.now, actor.timezone))),
    ...saysEach('f', query.q ?? ''),
  ];
  const where = sql.join(conditions, sql` and `);
  const page = await cappedPage<StoredFindingRow>(
    db,
    sql`from finding f where ${where}`,
    sql`select ${findings.rowColumns(actor, db)} from finding f where ${where} order by ${orderOf(findingRecord, 'f', ordering)} limit ${limit} offset ${offset}`,
  );
  return shownPage(page, (row) => toRow(row, actor, db.now, language));
}
