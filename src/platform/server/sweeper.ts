import type { Database, Statement } from './database.ts';

/** Removes what an organisation ($1) no longer needs, at most $2 rows of it, and answers how many as `n`. */
export type Sweep = Statement;

const batch = 1000;
const everyHour = 60 * 60 * 1000;

/** An answer is repeated for 24 hours; a session that ended is told of for 30 days. Time is the database's own here. */
export const platformSweeps: readonly Sweep[] = [
  {
    name: 'sweep_idempotency_keys',
    text: `with gone as (delete from idempotency_key k where k.org_id = $1 and k.created_at < now() - interval '24 hours'
      and (k.person_id, k.key) in (select o.person_id, o.key from idempotency_key o
        where o.org_id = $1 and o.created_at < now() - interval '24 hours' limit $2) returning 1)
      select count(*)::int as n from gone`,
  },
  {
    name: 'sweep_sessions',
    text: `with gone as (delete from session s where s.org_id = $1
      and s.id in (select o.id from session o
        where o.org_id = $1 and least(o.ended_at, o.ends_at) < now() - interval '30 days' limit $2) returning 1)
      select count(*)::int as n from gone`,
  },
];

const nextOrganisations: Statement = {
  name: 'organisations_to_sweep',
  text: 'select organisation_id as id from organisation_address where organisation_id > $1 order by organisation_id limit 500',
};
const takeTurn: Statement = {
  name: 'take_turn_to_sweep',
  text: 'select pg_try_advisory_xact_lock(7240126) as mine',
};

/** Goes through all organisations once, a batch in a transaction. Ends early when another process is at it. */
export async function sweepOnce(database: Database, sweeps: readonly Sweep[]): Promise<number> {
  let removed = 0;
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const organisations = await database.lookUp<{ id: string }>(nextOrganisations, [last]);
    for (const { id } of organisations) {
      for (let more = true; more;) {
        const counts = await database.inOrganisation(id, { unrecorded: true }, async (db) => {
          const [turn] = await db.ask<{ mine: boolean }>(takeTurn, []);
          if (turn?.mine !== true) return undefined;
          const found: number[] = [];
          for (const sweep of sweeps)
            found.push((await db.ask<{ n: number }>(sweep, [id, batch]))[0]?.n ?? 0);
          return found;
        });
        if (counts === undefined) return removed;
        removed += counts.reduce((sum, n) => sum + n, 0);
        more = counts.some((n) => n >= batch);
      }
      last = id;
    }
    if (organisations.length === 0) return removed;
  }
}

/** Sweeps now and then for as long as the process lives; answers how to end it. What fails is tried again an hour later. */
export function startSweeping(
  database: Database,
  sweeps: readonly Sweep[],
  complain: (error: unknown) => void,
): () => void {
  let waiting: NodeJS.Timeout;
  const wait = (ms: number) => {
    waiting = setTimeout(() => {
      void sweepOnce(database, sweeps)
        .catch(complain)
        .finally(() => wait(everyHour));
    }, ms).unref();
  };
  // Not all at once, where several processes start together.
  wait(everyHour * (0.1 + Math.random() * 0.4));
  return () => clearTimeout(waiting);
}
