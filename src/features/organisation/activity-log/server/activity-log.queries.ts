import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page, Query } from '#platform/contract/endpoint.ts';
import { cappedPage } from '#platform/server/database/capped-page.ts';
import type { Statement, TenantDb } from '#platform/server/database/database.ts';
import { byProduct, mostTold, type Activity, type listActivity } from '../activity-log.contract.ts';

type Narrowing = Omit<Query<typeof listActivity>, 'limit' | 'offset'>;

/** The acts that are asked for. A day begins at the organisation's midnight. */
function matching(db: TenantDb, { timezone }: Actor, { actor, kind, record, from, to }: Narrowing): SQL {
  const midnight = (day: string, later = 0) =>
    sql`((${day}::date + ${later}::int)::timestamp at time zone ${timezone})`;
  const conditions = [
    sql`a.org_id = ${db.org_id}`,
    actor === byProduct && sql`a.actor_id is null`,
    actor !== undefined && actor !== byProduct && sql`a.actor_id = ${actor}`,
    kind !== undefined && sql`a.kind = ${kind}`,
    record !== undefined &&
      sql`a.seq in (select o.seq from activity_object o where o.org_id = ${db.org_id} and o.object_id = ${record})`,
    from !== undefined && sql`a.at >= ${midnight(from)}`,
    to !== undefined && sql`a.at < ${midnight(to, 1)}`,
  ];
  return sql.join(
    conditions.filter((one) => one !== false),
    sql` and `,
  );
}

/** A page of the log, the latest first. What an act about many things says of each is told of the first of them: such an entry may
 *  be of megabytes, and stays in the database. */
export function findActivity(
  db: TenantDb,
  actor: Actor,
  { limit, offset, ...narrowing }: Query<typeof listActivity>,
): Promise<Page<Activity>> {
  const where = matching(db, actor, narrowing);
  return cappedPage(
    db,
    sql`from activity a where ${where}`,
    sql`select s.seq, s.at, s.actor_id, s.action, s.hash, act->>'actor_name' as actor_name, act->>'actor_type' as actor_type, act->>'reason' as reason, act->>'note' as note,
          jsonb_array_length(act->'objects') as objects_count, jsonb_array_length(act->'changes') as changes_count,
          (select coalesce(jsonb_agg(jsonb_build_object('type', o->'type', 'id', o->'id', 'ref', o->'ref') order by at), '[]')
            from jsonb_array_elements(act->'objects') with ordinality named (o, at) where at <= ${mostTold}::int) as objects,
          (select coalesce(jsonb_agg(c - 'object_id' order by at), '[]')
            from jsonb_array_elements(act->'changes') with ordinality changed (c, at) where at <= ${mostTold}::int) as changes
        from (select a.seq, a.at, a.actor_id, a.action, a.hash, a.body from activity a where ${where}
          order by a.at desc, a.seq desc limit ${limit} offset ${offset}) s, lateral (select s.body::jsonb as act) said
        order by s.at desc, s.seq desc`,
  );
}

// From one kind to the next along the index, however many acts there are of each.
const kinds: Statement = {
  name: 'kinds_of_activity',
  text: `with recursive known (kind) as (
      (select kind from activity where org_id = $1 order by kind limit 1)
      union all
      select (select a.kind from activity a where a.org_id = $1 and a.kind > known.kind order by a.kind limit 1)
      from known where known.kind is not null
    ) select kind from known where kind is not null order by kind`,
};
export const findActivityKinds = (db: TenantDb): Promise<{ kind: string }[]> => db.ask(kinds, [db.org_id]);

const times: Statement = {
  name: 'times_of_log',
  text: `select (select at from activity where org_id = $1 and seq = 1) as from, (select at from activity where org_id = $1 and seq = $2) as to`,
};
/** When the first entry was written, and this one. */
export async function findLogTimes(
  db: TenantDb,
  seq: number,
): Promise<{ from: string | null; to: string | null }> {
  const [found] = await db.ask<{ from: string | null; to: string | null }>(times, [db.org_id, seq]);
  return found ?? { from: null, to: null };
}
