import type { Page } from '#platform/contract/endpoint.ts';
import type { HistoryEntry } from '#platform/contract/history.ts';
import type { Act } from './act.ts';
import type { Statement, TenantDb } from '#platform/server/database/database.ts';
import { actIn } from './activity.ts';

interface Window {
  limit: number;
  offset: number;
}

const history: Statement = {
  name: 'history_of_object',
  text: `with entries as (select seq from activity_object where org_id = $1 and object_id = $2)
    select a.seq, a.body, (select count(*)::int from entries) as total from activity a join entries using (seq)
    where a.org_id = $1 order by a.seq desc limit $3 offset $4`,
};

/** The log's entries about one object, newest first. The caller has checked before that the actor may see the object. */
export async function findHistory(
  db: TenantDb,
  objectId: string,
  { limit, offset }: Window,
): Promise<Page<HistoryEntry>> {
  const rows = await db.ask<{ seq: number; body: string; total: number }>(history, [
    db.org_id,
    objectId,
    limit,
    offset,
  ]);
  const data = rows.map(({ seq, body }) => entryOf(objectId, seq, actIn(body)));
  return { data, count: rows[0]?.total ?? 0 };
}

/** An act as the history of one of its objects shows it. */
export const entryOf = (
  objectId: string,
  seq: number,
  { at, actor_id, actor_name, actor_type, on_behalf_of, action, reason, note, changes, objects }: Act,
): HistoryEntry => ({
  seq,
  at,
  actor_id,
  actor_name,
  actor_type: actor_type ?? null,
  on_behalf_of: on_behalf_of?.name ?? null,
  action,
  reason: reason ?? null,
  note: note ?? null,
  records: othersThan(objectId, action, objects),
  changes: changes.filter(({ object_id }) => object_id === undefined || object_id === objectId),
});

/** An act about many names none of them. */
const mostNamed = 20;

/** Its own act names to a record all that it was about; another's act (`evidence.added` in the history of a control) names that one. */
function othersThan(objectId: string, action: string, objects: Act['objects']): HistoryEntry['records'] {
  const type = objects.find(({ id }) => id === objectId)?.type;
  const [whose] = action.split('.');
  const others = objects.flatMap((one) =>
    one.type !== type && (type === whose || one.type === whose) && one.ref !== undefined
      ? { type: one.type, id: one.id, ref: one.ref }
      : [],
  );
  return others.length > mostNamed ? [] : others;
}

// An hour without a word ends a sitting, and what has a note of its own stands alone. Others may act in between: what each of them does has its own sittings.
const sittings: Statement = {
  name: 'sittings_of_object',
  text: `with acts as (
      select a.seq, a.body, a.at, a.actor_id, a.action = $3 and a.body::jsonb ->> 'note' is null as folds
      from activity_object o join activity a on a.org_id = o.org_id and a.seq = o.seq
      where o.org_id = $1 and o.object_id = $2
    ), phased as (
      select *, count(*) filter (where not folds) over (order by seq) as phase from acts
    ), begun as (
      select *, not folds or coalesce(at - lag(at) over one > interval '1 hour', true) as begins from phased
      window one as (partition by phase, folds, actor_id order by seq)
    ), sat as (
      select *, count(*) filter (where begins) over (partition by phase, folds, actor_id order by seq) as sitting from begun
    ), entries as (
      select max(seq) as seq, array_agg(body order by seq) as bodies from sat group by phase, folds, actor_id, sitting
    )
    select seq, bodies, count(*) over ()::int as total from entries order by seq desc limit $4 offset $5`,
};

/** Acts that make one entry: one alone, or those of the folded kind that one person did in one sitting, oldest first. */
export interface Sitting {
  seq: number;
  acts: Act[];
}

/** The same, with the acts of one kind that a person did in a row shown as one entry: saving each answer is an act of its own. Reads
 *  all acts about the thing, however few are shown. */
export async function findSittings(
  db: TenantDb,
  objectId: string,
  folded: string,
  { limit, offset }: Window,
): Promise<Page<Sitting>> {
  const rows = await db.ask<{ seq: number; bodies: string[]; total: number }>(sittings, [
    db.org_id,
    objectId,
    folded,
    limit,
    offset,
  ]);
  const data = rows.map(({ seq, bodies }) => ({ seq, acts: bodies.map((body) => actIn(body)) }));
  return { data, count: rows[0]?.total ?? 0 };
}
