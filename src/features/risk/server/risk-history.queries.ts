import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { Act } from '#platform/server/activity.ts';
import type { Statement, TenantDb } from '#platform/server/database.ts';
import { refuse } from '#platform/server/refuse.ts';
import type { HistoryEntry } from '../risk.contract.ts';
import { findRisk } from './risk.queries.ts';

const history: Statement = {
  name: 'history_of_object',
  text: `with entries as (select seq from activity_object where org_id = $1 and object_id = $2)
    select a.seq, a.body, (select count(*)::int from entries) as total from activity a join entries using (seq)
    where a.org_id = $1 order by a.seq desc limit $3 offset $4`,
};

/** What happened to a risk, newest first: the entries of the log that are about it. */
export async function findHistory(
  db: TenantDb,
  actor: Actor,
  id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<HistoryEntry>> {
  if ((await findRisk(db, actor, id)) === undefined) refuse(notFound);
  const rows = await db.ask<{ seq: number; body: string; total: number }>(history, [
    db.org_id,
    id,
    limit,
    offset,
  ]);
  const data = rows.map(({ seq, body }) => {
    const { at, actor_name, action, reason = null, note = null, changes } = JSON.parse(body) as Act;
    return {
      seq,
      at,
      actor_name,
      action,
      reason,
      note,
      changes: changes.filter(({ object_id }) => object_id === undefined || object_id === id),
    };
  });
  return { data, count: rows[0]?.total ?? 0 };
}
