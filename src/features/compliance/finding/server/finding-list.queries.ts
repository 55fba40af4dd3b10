import { sql, type SQL } from 'drizzle-orm';
import type { Actor, Language } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { shownPage } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { findRecordPage } from '#platform/server/record/record-page.ts';
import { hasStatus } from '#platform/server/record/record-place.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { soonDays, type FindingFlag, type FindingQuery, type FindingRow } from '../finding.contract.ts';
import { usualFilters } from '#features/workspace/record-list/server/shared/record-filter.queries.ts';
import { openFindingStatuses, unresolvedFindingStatuses } from '../finding-status.contract.ts';
import { findings, openPlanOf } from './finding-record.service.ts';
import { toRow, type StoredFindingRow } from './finding.presenter.ts';
import { visibleFindings } from './shared/finding-visibility.queries.ts';

/** Whether it is flagged on a day: the same as the presenter says. */
function hasFlag(flag: FindingFlag, day: string): SQL {
  const binds = oneOfThese(sql.raw('f.status'), unresolvedFindingStatuses);
  switch (flag) {
    case 'overdue':
      return sql`(f.due_date_sort < ${day} and ${binds})`;
    case 'due_soon':
      return sql`(f.due_date_sort between ${day} and ${daysLater(day, soonDays)} and ${binds})`;
    case 'plan_missing':
      return sql`(f.kind = 'major_nc' and ${hasStatus(findings.place, openFindingStatuses)} and ${openPlanOf} is null)`;
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
  const conditions = [
    visibleFindings(actor),
    ...usualFilters(findings.place, { db, actor }, query),
    ...when(query.kind, (kind) => sql`f.kind = ${kind}`),
    ...when(query.assessment, (id) => sql`f.assessment_id = ${id}`),
    ...when(query.control_assessment, (id) => sql`f.control_assessment_id = ${id}`),
    ...when(query.control, (id) => sql`f.control_id = ${id}`),
    ...when(query.risk, (id) => sql`f.risk_id = ${id}`),
    ...when(query.flag, (flag) => hasFlag(flag, today(db.now, actor.timezone))),
  ];
  const page = await findRecordPage<StoredFindingRow>(findings, { db, actor }, conditions, query);
  return shownPage(page, (row) => toRow(row, actor, db.now, language));
}
