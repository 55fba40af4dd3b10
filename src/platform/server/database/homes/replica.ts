import pg from 'pg';
import { Unreachable } from '../connections.ts';
import {
  openDatabase,
  type DatabaseSettings,
  type EarlyRows,
  type OneDatabase,
  type Statement,
  type TenantDb,
  type TransactionOptions,
} from '../database.ts';
import { watchServer } from './server-watch.ts';
import { present } from '#platform/contract/values/present.ts';

export interface ReplicaSettings extends DatabaseSettings {
  /** The app role's address of the home that it follows. */
  homeConnectionString: string;
  /** Told when it is no longer read from, and why. */
  onAway?: (why: string) => void;
}

/** What a replica does for its home. */
export interface ReplicaFigures {
  /** Why nothing is read from it; nothing while it is used. */
  wrong: string | undefined;
  /** Seconds that it is behind its home, as it was last asked. */
  lag: number | undefined;
  /** Transactions that were read from it, and those that it could not answer and the home did. */
  reads: { replica: number; home: number };
}

type Work<T> = (db: TenantDb, opened: EarlyRows) => Promise<T>;

/** Nothing is read from a replica that is further behind its home, in seconds. */
const mostLag = 5;
/** Milliseconds in which a replica that keeps up has what its home had when it was asked. */
const catchingUp = 250;

/** Every act of an organisation moves the head of its log on: a server where it stands as far has all that was done by then. */
const headOfLog: Statement = {
  name: 'head_of_log',
  text: 'select seq from activity_head where org_id = $1',
};
const seqOf = (rows: readonly Record<string, unknown>[] | undefined): number =>
  Number(rows?.[0]?.['seq'] ?? 0);

/** The replica does not have yet what the organisation has done. */
class Behind extends Error {}

/** A read replica of a home. It is asked instead of it where that may be, and never for what it does not have yet: what it cannot
 *  answer, the home does. */
export function openReplica({ homeConnectionString, onAway, ...settings }: ReplicaSettings) {
  const database = openDatabase(settings);
  const reads = { replica: 0, home: 0 };
  let lag: number | undefined;
  const watch = watchServer({
    connectionStrings: [homeConnectionString, settings.connectionString],
    ask: measuringLag((seconds) => (lag = seconds)),
    giveUp() {
      lag = undefined;
      database.cut();
    },
    onAway: (why) => onAway?.(why),
  });

  return {
    /** Reads at the replica if it has all that the organisation had done when the home was asked, and at the home otherwise. What is
     *  sent along with `begin` is answered by the home: who calls, and whether they still may. */
    async inOrganisation<T>(
      orgId: string,
      inside: TransactionOptions,
      home: OneDatabase,
      work: Work<T>,
    ): Promise<T> {
      const atHome = () => {
        reads.home++;
        return home.inOrganisation(orgId, inside, work);
      };
      if (watch.wrong() !== undefined) return atHome();
      const ownHead = { statement: headOfLog, values: [orgId] };
      const asked = await home.inOneTrip(orgId, [...(inside.opening ?? []), ownHead]);
      const opened = asked.slice(0, -1);
      try {
        const answer = await database.inOrganisation(
          orgId,
          { ...inside, opening: [ownHead] },
          (db, [head]) => {
            if (seqOf(head) < seqOf(asked.at(-1))) throw new Behind();
            return work(db, opened);
          },
        );
        reads.replica++;
        return answer;
      } catch (error) {
        if (error instanceof Unreachable) watch.suspect();
        // What the work itself refuses is its answer.
        const isOfReplica =
          error instanceof Behind || error instanceof Unreachable || error instanceof pg.DatabaseError;
        if (!isOfReplica) throw error;
        return atHome();
      }
    },
    figures: (): ReplicaFigures => ({ wrong: watch.wrong(), lag, reads: { ...reads } }),
    /** Once it was asked for the first time. */
    first: watch.first,
    async close(): Promise<void> {
      await watch.stop();
      await database.close();
    },
  };
}

export type Replica = ReturnType<typeof openReplica>;

interface Standing {
  system: string;
  written: string | null;
  replayed: string | null;
  age: number | null;
}

const standing = `select (pg_control_system()).system_identifier::text as system,
  case when not pg_is_in_recovery() then pg_current_wal_flush_lsn() end as written,
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as replayed,
  extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as age`;

async function standingOf(client: pg.Client): Promise<Standing> {
  return present((await client.query<Standing>(standing)).rows[0]);
}

/** Asks a home and its replica how far the one is behind the other: as long as it takes to have all that the home had written when
 *  it was asked, or, if that takes longer than a moment, since it last had it all. Says why nothing is to be read from it. */
function measuringLag(
  noteLag: (seconds: number | undefined) => void,
): (clients: readonly pg.Client[]) => Promise<string | undefined> {
  let hadAllAt = -Infinity;
  return async ([home, replica]) => {
    const { system, written } = await standingOf(home as pg.Client);
    const asked = performance.now();
    for (;;) {
      const there = await standingOf(replica as pg.Client);
      if (there.system !== system || there.replayed === null || written === null) {
        noteLag(undefined);
        return 'it is no replica of its home';
      }
      const waited = performance.now() - asked;
      const hasAll = hasReached(there.replayed, written);
      if (hasAll) hadAllAt = asked;
      if (!hasAll && waited < catchingUp) {
        await new Promise((resume) => setTimeout(resume, 10));
        continue;
      }
      const lag = hasAll
        ? waited / 1000
        : Math.min(there.age ?? Infinity, (asked + waited - hadAllAt) / 1000);
      noteLag(lag);
      return lag > mostLag
        ? `it is ${lag === Infinity ? 'far' : `${lag.toFixed(0)} s`} behind its home`
        : undefined;
    }
  };
}

/** Whether one place in the log of changes (`16/B374D848`) is as far as another. */
function hasReached(place: string, other: string): boolean {
  const [one, two] = [place, other].map((text) => {
    const [high = '', low = ''] = text.split('/');
    return BigInt(`0x${high}`) * 2n ** 32n + BigInt(`0x${low}`);
  }) as [bigint, bigint];
  return one >= two;
}
