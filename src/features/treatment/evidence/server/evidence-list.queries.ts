import { sql, type SQL } from 'drizzle-orm';
import { cappedPage, shownPage, windowOf } from '#platform/server/database/capped-page.ts';
import { saysEach } from '#platform/server/record/record-order.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { today } from '#platform/contract/today.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { asksOnly, keptCount } from '#features/organisation/department/server/shared/kept-count.queries.ts';
import { withinDepartment } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { EvidenceQuery, EvidenceRow, EvidenceSort } from '../evidence.contract.ts';
import { daysAfter, expiringDays } from '../evidence.rules.ts';
import { evidenceStatuses, type EvidenceStatus } from '../evidence.workflow.ts';
import { anyEvidence } from './evidence-record.service.ts';
import type { StoredEvidenceRow } from './evidence.queries.ts';
import { toRow } from './evidence.presenter.ts';
import { visibleEvidence } from './shared/evidence.queries.ts';

/** Each is the order of an index. */
const sortKeys: Record<EvidenceSort, string> = {
  ref: 'e.ref_sort',
  name: 'e.name',
  status: 'e.status_sort',
  expires_on: 'e.expires_on',
  updated_at: 'e.updated_at',
};

function orderOf(ordering: EvidenceQuery['ordering']): SQL {
  const sort = ordering.replace('-', '') as EvidenceSort;
  const way = ordering.startsWith('-') ? 'desc' : 'asc';
  // What does not end comes last; where a column has no nulls, an index knows no such order.
  const nulls = sort === 'expires_on' ? ' nulls last' : '';
  return sql.raw(`${sortKeys[sort]} ${way}${nulls}, e.id ${way}`);
}

/** By the column that indexes have. */
const hasStatus = (is: '=' | '<>', status: EvidenceStatus): SQL =>
  sql.raw(`e.status_sort ${is} ${evidenceStatuses.indexOf(status) + 1}`);

function conditionsOf(
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  { q, status, kind, owner, dpt, flag, tag, object_type, object_id }: EvidenceQuery,
): SQL {
  const day = today(db.now, actor.timezone);
  const soon = daysAfter(day, expiringDays);
  const wanted = [
    sql`e.org_id = ${db.org_id} and e.deleted_at is null and ${visibleEvidence(actor)}`,
    status === undefined ? hasStatus('<>', 'withdrawn') : hasStatus('=', status),
    ...saysEach('e', q ?? ''),
    kind && sql`e.kind = ${kind}`,
    owner && sql`e.owner_id = ${owner}`,
    ...withinDepartment({ db, actor }, sql`e.department_id`, dpt),
    flag === 'expiring' && sql`e.status = 'accepted' and e.expires_on <= ${soon}`,
    flag === 'stale' &&
      sql`e.status = 'accepted' and e.id in (select y.evidence_id from evidence_staleness y where y.org_id = ${db.org_id} and y.stale_on <= ${day})`,
    flag === 'renewal_awaiting' &&
      sql`e.status in ('accepted', 'expired') and e.awaiting_revision is not null`,
    // Tags are the same when their letters are, whatever their case or marks.
    tag && sql`exists (select from unnest(e.tags) t where folded(t) = folded(${tag}))`,
    object_type &&
      object_id &&
      sql`e.id in (select l.evidence_id from evidence_link l where l.org_id = ${db.org_id} and l.object_type = ${object_type} and l.object_id = ${object_id})`,
  ];
  return sql.join(
    wanted.filter((one): one is SQL => typeof one === 'object'),
    sql` and `,
  );
}

/** How much there is, where nothing was asked for that is not kept. */
const keptOf = ({ db, actor }: Pick<Call, 'db' | 'actor'>, query: EvidenceQuery): SQL | undefined => {
  const { status, owner, dpt } = query;
  if (!asksOnly(query, ['status', 'owner', 'dpt'])) return undefined;
  return keptCount(db, actor, {
    record: 'evidence',
    status: status === undefined ? sql`f.status <> 'withdrawn'` : sql`f.status = ${status}`,
    owner,
    department: dpt,
  });
};

/** A window on the evidence that the caller sees. */
export async function findEvidencePage(
  call: Pick<Call, 'db' | 'actor'>,
  query: EvidenceQuery,
): Promise<Page<EvidenceRow>> {
  const { db, actor } = call;
  const where = conditionsOf(call, query);
  const day = today(db.now, actor.timezone);
  const page = await cappedPage<StoredEvidenceRow>(
    db,
    sql`from evidence e where ${where}`,
    sql`select ${anyEvidence.rowColumns(actor, db)} from evidence e where ${where}
      order by ${orderOf(query.ordering)} ${windowOf(query)}`,
    keptOf(call, query),
  );
  return shownPage(page, (row) => toRow(row, day));
}
