import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page, Query } from '#platform/contract/endpoint.ts';
import { cappedPage } from '#platform/server/database/capped-page.ts';
import type { Statement, TenantDb } from '#platform/server/database/database.ts';
import type { WithheldRecords } from './shared/withheld-record.queries.ts';
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

/** Whether an act with these objects (JSON, as it names them) is about something that the reader does not see. */
function isWithheld(db: TenantDb, actor: Actor, records: readonly WithheldRecords[], objects: SQL): SQL {
  const types = records.map(
    ({ type, unseen }) => sql`when ${type} then ${unseen(db, actor, sql`(o ->> 'id')::uuid`)}`,
  );
  return sql`exists (select from jsonb_array_elements(${objects}) o where case o ->> 'type' ${sql.join(types, sql` `)} else false end)`;
}

const typesOf = (records: readonly WithheldRecords[]): SQL =>
  sql`${sql.param(records.map(({ type }) => type))}::text[]`;

/** The numbers of those of these entries that are withheld from the reader. */
export async function findWithheld(
  db: TenantDb,
  actor: Actor,
  records: readonly WithheldRecords[],
  seqs: readonly number[],
): Promise<Set<number>> {
  const rows = await db.query<{ seq: number }>(sql`select a.seq from activity a
    where a.org_id = ${db.org_id} and a.seq = any (${sql.param(seqs)}::int[]) and a.kind = any (${typesOf(records)})
      and ${isWithheld(db, actor, records, sql`a.body::jsonb -> 'objects'`)}`);
  return new Set(rows.map(({ seq }) => seq));
}

/** A page of the log, the latest first. What an act about many things says of each is told of the first of them: such an entry may
 *  be of megabytes, and stays in the database. */
export function findActivity(
  db: TenantDb,
  actor: Actor,
  records: readonly WithheldRecords[],
  { limit, offset, ...narrowing }: Query<typeof listActivity>,
): Promise<Page<Activity>> {
  const where = matching(db, actor, narrowing);
  return cappedPage(
    db,
    sql`from activity a where ${where}`,
    sql`select s.seq, s.at, s.actor_id, s.action, s.hash, s.withheld, act->>'actor_name' as actor_name, act->>'actor_type' as actor_type,
          said->>'reason' as reason, said->>'note' as note,
          jsonb_array_length(act->'objects') as objects_count, coalesce(jsonb_array_length(said->'changes'), 0) as changes_count,
          (select coalesce(jsonb_agg(jsonb_build_object('type', o->'type', 'id', o->'id', 'ref', o->'ref') order by at), '[]')
            from jsonb_array_elements(act->'objects') with ordinality named (o, at) where at <= ${mostTold}::int) as objects,
          (select coalesce(jsonb_agg(c - 'object_id' order by at), '[]')
            from jsonb_array_elements(coalesce(said->'changes', '[]')) with ordinality changed (c, at) where at <= ${mostTold}::int) as changes
        from (select p.*, p.kind = any (${typesOf(records)}) and ${isWithheld(db, actor, records, sql`p.body::jsonb -> 'objects'`)} as withheld
          from (select a.seq, a.at, a.actor_id, a.action, a.kind, a.hash, a.body from activity a where ${where}
            order by a.at desc, a.seq desc limit ${limit} offset ${offset}) p) s,
          lateral (select s.body::jsonb as act) whole, lateral (select case when not s.withheld then act end as said) told
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
