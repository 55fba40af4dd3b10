import { Unreachable } from '#platform/server/database/connections.ts';
import type { TransactionOptions, Statement, TenantDb } from '#platform/server/database/database.ts';
import { isOfMove } from '#platform/server/database/homes/enter-home.ts';
import type { Homes } from '#platform/server/database/homes/homes.ts';

/** Removes what an organisation ($1) no longer needs, at most $2 rows of it, and answers how many as `n`. */
export type RetentionRule = Statement;

/** Does in an organisation what its day has brought, to at most `limit` rows, each with an act of the product's own in the log;
 *  answers to how many. What was done must not be due again. */
export type ScheduledJob = (db: TenantDb, limit: number) => Promise<number>;

/** What is done everywhere without anybody asking. */
export interface ScheduledWork {
  retention: readonly RetentionRule[];
  jobs: readonly ScheduledJob[];
  /** Done once a round, about organisations that the directory names; answers to how many. Several processes may do it at once. */
  ofDirectory?: readonly ((now: Date) => Promise<number>)[];
}

const batch = 1000;
/** Each is an act, and the log's chain is long to write. */
const actsPerBatch = 200;
const everyHour = 60 * 60 * 1000;

/** A reply to an idempotency key is kept for 24 hours, a job and its file too; a session that ended is listed for 30 days; by the database's clock. */
export const platformRetention: readonly RetentionRule[] = [
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
  {
    // With its file; no work takes that long.
    name: 'sweep_jobs',
    text: `with gone as (delete from job j where j.org_id = $1
      and j.id in (select o.id from job o where o.org_id = $1 and o.created_at < now() - interval '24 hours' limit $2) returning 1)
      select count(*)::int as n from gone`,
  },
];

const nextOrganisations: Statement = {
  name: 'organisations_of_round',
  text: 'select organisation_id as id from organisation_address where home = $1 and organisation_id > $2 order by organisation_id limit 500',
};
const takeTurn: Statement = {
  name: 'take_turn_of_round',
  text: 'select pg_try_advisory_xact_lock(7240126) as mine',
};

/** Goes through all organisations once, home by home; answers how many rows there were. A home that is away, or where another
 *  process is at it, is left to the next round. */
export async function runScheduledJobs(
  database: Homes,
  work: ScheduledWork,
  reportFailure: (error: unknown) => void,
  clock: () => Date = () => new Date(),
): Promise<number> {
  let done = 0;
  for (const one of work.ofDirectory ?? [])
    done += await one(clock()).catch((error: unknown) => {
      reportFailure(error);
      return 0;
    });
  for (const home of database.names) {
    try {
      done += await runAtHome(database, home, work, reportFailure, clock);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      reportFailure(error);
    }
  }
  return done;
}

/** Goes through the organisations of one home, a batch in a transaction. Ends early when another process is at it, or the database
 *  is away. A failure in one organisation is reported, and the others go on. */
async function runAtHome(
  database: Homes,
  home: string,
  { retention, jobs }: ScheduledWork,
  reportFailure: (error: unknown) => void,
  clock: () => Date,
): Promise<number> {
  let done = 0;
  /** Does batch after batch in an organisation until nothing is left; false when it is another's turn. */
  const finish = async (
    id: string,
    inside: TransactionOptions,
    most: number,
    work: (db: TenantDb) => Promise<number[]>,
  ) => {
    for (let more = true; more;) {
      const counts = await database.inOrganisation(id, { ...inside, now: clock() }, async (db) => {
        const [turn] = await db.ask<{ mine: boolean }>(takeTurn, []);
        return turn?.mine === true ? work(db) : undefined;
      });
      if (counts === undefined) return false;
      done += counts.reduce((sum, n) => sum + n, 0);
      more = counts.some((n) => n >= most);
    }
    return true;
  };
  const applyRetention = async (db: TenantDb) => {
    const removed: number[] = [];
    for (const one of retention)
      removed.push((await db.ask<{ n: number }>(one, [db.org_id, batch]))[0]?.n ?? 0);
    return removed;
  };
  const runJobs = async (db: TenantDb) => {
    const acted: number[] = [];
    for (const job of jobs) acted.push(await job(db, actsPerBatch));
    return acted;
  };
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const organisations = await database.lookUp<{ id: string }>(nextOrganisations, [home, last]);
    for (const { id } of organisations) {
      last = id;
      try {
        if (!(await finish(id, { unrecorded: true }, batch, applyRetention))) return done;
        if (!(await finish(id, {}, actsPerBatch, runJobs))) return done;
      } catch (error) {
        if (error instanceof Unreachable) throw error;
        if (isOfMove(error)) continue; // Its new home does it.
        reportFailure(error);
      }
    }
    if (organisations.length === 0) return done;
  }
}

/** Goes round now and then for as long as the process lives; answers how to end it. What fails is tried again an hour later. */
export function startScheduledJobs(
  database: Homes,
  scheduled: ScheduledWork,
  reportFailure: (error: unknown) => void,
): () => void {
  let waiting: NodeJS.Timeout;
  const wait = (ms: number) => {
    waiting = setTimeout(() => {
      void runScheduledJobs(database, scheduled, reportFailure)
        .catch(reportFailure)
        .finally(() => wait(everyHour));
    }, ms).unref();
  };
  // Not all at once, where several processes start together.
  wait(everyHour * (0.1 + Math.random() * 0.4));
  return () => clearTimeout(waiting);
}
