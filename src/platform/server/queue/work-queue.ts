import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss, type Job, type JobResult } from 'pg-boss';
import type { OneDatabase, TenantDb } from '#platform/server/database/database.ts';
import type { Homes } from '#platform/server/database/homes/homes.ts';
import { ofQueue, queueName, quiet } from './queue-schema.ts';
import { messageOf } from '#platform/server/process/thrown.ts';
import { present } from '#platform/contract/values/present.ts';

/** One kind of work that outlives the call which asked for it, and nobody waits for. */
export interface WorkKind {
  /** `mail` */
  readonly name: string;
  /** Does it, in transactions of its own. What it is about is a row of the organisation, which also says whether it is done:
   *  asked twice, it does nothing the second time. Throws to be asked again, after a pause that grows. */
  perform(work: WorkItem): Promise<void>;
}

/** A row of an organisation that something is to be done with. */
export interface WorkItem {
  org_id: string;
  id: string;
}

/** Seconds. Tests are less patient. */
export const workTimes = {
  /** How often a process asks for work. */
  poll: 1,
  /** How often it looks for work whose process is gone. */
  supervise: 15,
  /** The pause before the second try; each further one is twice as long, up to the longest. */
  retry: ofQueue.retryDelay,
  longestRetry: ofQueue.retryDelayMax,
  /** After which work is taken from a process that does not end it. */
  expire: ofQueue.expireInSeconds,
};
export type WorkTimes = Record<keyof typeof workTimes, number>;

interface Needed {
  times: WorkTimes;
  onError: (error: unknown) => void;
}

type QueuedItem = WorkItem & { kind: string };

/** How a process takes work: ten at once, and the next ten at once where there are as many. */
const inBatches = { batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const;
const ofProcess = {
  ...quiet,
  migrate: false,
  createSchema: false,
  supervise: true,
  queueCacheIntervalSeconds: 3600,
  flowIntervalSeconds: 3600,
} as const;
const betweenStarts = 5000;

/** How the library asks one home, by the connections of the product. A statement that failed may have left its transaction open. */
const askingOf = (database: () => OneDatabase) => ({
  executeSql: async (text: string, values?: unknown[]) =>
    database().lend(async (send, giveUp) => {
      try {
        return await send({ text, ...(values && { values }) });
      } catch (error) {
        await send({ text: 'rollback' }).catch(giveUp);
        throw error;
      }
    }),
});

/** A home that is away fails every second: what was told is not told again for a minute. */
function nowAndThen(tell: (error: unknown) => void): (error: unknown) => void {
  const told = new Map<string, number>();
  return (error) => {
    const said = messageOf(error);
    if (Date.now() - (told.get(said) ?? 0) < 60_000) return;
    if (told.size >= 100) told.clear();
    told.set(said, Date.now());
    tell(error);
  };
}

type Add = (db: TenantDb, kind: string, ids: readonly string[]) => Promise<void>;

/** The queue of each opened database. */
const queues = new WeakMap<object, Add>();

/** Puts work down in the transaction that gives the reason for it, as the `add` of the queue does, for what is told nothing but the
 *  transaction. Where the process has no queue (a command), nothing is put down: what is due stands in rows, and whoever works looks
 *  for them every hour. */
export const addWork: Add = async (db, kind, ids) => queues.get(db.origin)?.(db, kind, ids);

/** The queue of every home, as this process puts work there and, once it is told to, does it. */
export function openWorkQueue(homes: Homes, { times, onError }: Needed) {
  const { poll, supervise, retry, longestRetry, expire } = times;
  const bosses = new Map<string, PgBoss>();
  const tell = nowAndThen(onError);
  let kinds: ReadonlyMap<string, WorkKind> = new Map();
  const stopping = new AbortController();

  function bossOf(home: string): PgBoss {
    const known = bosses.get(home);
    if (known !== undefined) return known;
    const boss = new PgBoss({
      ...ofProcess,
      superviseIntervalSeconds: supervise,
      monitorIntervalSeconds: supervise,
      db: askingOf(() => homes.at(home)),
    });
    boss.on('error', tell);
    bosses.set(home, boss);
    return boss;
  }

  const keyOf = (kind: string, { id }: WorkItem) => `${kind} ${id}`;
  const sent = {
    expireInSeconds: expire,
    retryDelay: retry,
    retryDelayMax: longestRetry,
  };

  async function perform({ id, data }: Job<QueuedItem>): Promise<JobResult> {
    try {
      const kind = kinds.get(data.kind);
      // Of a newer version of the product, which will do it.
      if (kind === undefined) throw new Error(`no kind of work is called ${data.kind}`);
      await kind.perform(data);
      return { id, status: 'completed' };
    } catch (error) {
      if (!(error instanceof TryAgain)) tell(error);
      // The library's table holds nobody's data: why it failed stands in the row that it is about.
      return { id, status: 'failed' };
    }
  }

  /** A home that is away is asked again until it is there. */
  async function workAt(home: string): Promise<void> {
    const boss = bossOf(home);
    while (!stopping.signal.aborted) {
      try {
        await boss.start();
        const how = { ...inBatches, pollingIntervalSeconds: poll };
        await boss.work(queueName, how, (jobs: Job<QueuedItem>[]) => Promise.all(jobs.map(perform)));
        return;
      } catch (error) {
        tell(error);
        await boss.stop({ graceful: false }).catch(tell);
        await pause(betweenStarts, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  /** How work is put down: the statement is the same on every home, and goes to the one of the transaction. */
  const sender = bossOf(present(homes.names[0]));

  async function add(db: TenantDb, kind: string, ids: readonly string[]): Promise<void> {
    const jobs = ids.map((id) => ({
      data: { kind, org_id: db.org_id, id },
      singletonKey: keyOf(kind, { org_id: db.org_id, id }),
      ...sent,
    }));
    const here = {
      executeSql: async (text: string, values: unknown[] = []) => ({
        rows: await db.ask({ name: '', text }, values),
      }),
    };
    await sender.start();
    await sender.insert(queueName, jobs, { db: here });
  }
  for (const origin of homes.origins) queues.set(origin, add);

  return {
    /** Reads how the queue is, once. A process that holds one connection does so before it opens a transaction. */
    open: (): Promise<unknown> => sender.start(),

    /** Puts work down in the transaction that gives the reason for it: it is there when that has committed, and never otherwise.
     *  Work that is there already is not put down twice. */
    add,

    /** From now on this process does work as well, on every home. */
    startWorking(of: readonly WorkKind[]): void {
      kinds = new Map(of.map((kind) => [kind.name, kind]));
      for (const home of homes.names) void workAt(home);
    },

    /** Ends what this process is at, within so many seconds; what is left is done by another process, or after the next start. */
    async stop(seconds = 5): Promise<void> {
      stopping.abort();
      await Promise.all(
        [...bosses.values()].map((boss) =>
          boss.stop({ graceful: true, timeout: seconds * 1000 }).catch(tell),
        ),
      );
    },
  };
}

export type WorkQueue = ReturnType<typeof openWorkQueue>;

/** Work that did not succeed for a reason that its row says: it is asked for again, and nobody has to be told. */
export class TryAgain extends Error {}
