import { setTimeout as pause } from 'node:timers/promises';

import { jobCancelled, jobLost, type Job } from '#platform/contract/job.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { Database, TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { Failure } from '#platform/server/http/failure.ts';
import { Refused, refuse } from '#platform/server/http/refuse.ts';
import type { JobWork } from '#platform/server/http/serve.ts';
import type { Translate } from '#platform/server/http/translate.ts';
import { fairTurns } from '#platform/server/limits/fair-turns.ts';
import { toJob } from './job.presenter.ts';
import { addJob, endJob, findJob, renewJob } from './job.queries.ts';
import { performer, type Asking, type Held } from './perform-job.ts';

/** The call is answered by 202 and the job: its work goes on. */
export class Accepted extends Error {
  readonly job: Job;
  /** Kept as soon as the work is over, however it ended. */
  readonly ended: Promise<void>;
  constructor(job: Job, ended: Promise<void>) {
    super('accepted');
    this.job = job;
    this.ended = ended;
  }
}

interface Needed {
  clock: () => Date;
  translate: Translate;
}

/** Well within the lease. */
const heartbeat = 5000;
/** Two jobs in this process, one of an organisation; that an organisation has one on all servers, the database says. */
const shares = {
  atOnce: 2,
  waiting: 200,
  organisation: { running: 1, waiting: 10 },
  person: { running: 1, waiting: 5 },
  seconds: 10,
};

/** Work that takes longer than a call, in the process that was asked for it (docs/decisions/0063-jobs.md). */
export function createJobs(database: Database, { clock, translate }: Needed) {
  const turns = fairTurns(shares);
  const held = new Map<string, Held>();
  const ending = new Set<Promise<unknown>>();
  let isStopping = false;

  /** A transaction of the job's own row, beside that of its work. */
  const aside = <T>(organisation: string, work: (db: TenantDb) => Promise<T>): Promise<T> =>
    database.inOrganisation(organisation, { unrecorded: true, now: clock() }, work);

  const expectWanted = ({ stop }: Held) => stop.signal.throwIfAborted();

  /** Ends a job of this process. That of another one hears of it by its next heartbeat. */
  function cancelHere(id: string): void {
    held.get(id)?.stop.abort(new Refused(isStopping ? jobLost : jobCancelled, {}));
  }

  async function renew(one: Held): Promise<void> {
    one.told = Date.now();
    const { cancelAsked } = await aside(one.organisation, (db) => renewJob(db, one));
    if (cancelAsked) cancelHere(one.id);
  }
  // A heartbeat that fails is followed by the next one; the lease outlives several.
  const beating = setInterval(() => {
    for (const one of held.values()) void renew(one).catch(() => undefined);
  }, heartbeat).unref();

  const perform = performer({ database, clock, aside, renew, expectWanted });

  /** Puts a job down and sees to it. Answers what its work answers; throws Accepted when that takes longer than the caller waits. */
  async function start<T>(asking: Asking, work: JobWork<T>): Promise<T> {
    const { organisation, actor, by, language } = asking;
    turns.expectRoom(actor);
    const id = newId(clock());
    const total = await aside(organisation, async (db) => {
      const rows = (await work.begin?.({ db, actor, by, language })) ?? 0;
      const { kind, record = null, title = null } = work;
      await addJob(db, { id, kind, record, title, total: rows, asked_by: actor.id });
      return rows;
    });
    const one: Held = {
      id,
      organisation,
      asked: Date.now(),
      done: 0,
      total,
      told: 0,
      stop: new AbortController(),
    };
    held.set(id, one);
    let isLate = false;
    const ended = turns
      .take(actor, () => perform(one, asking, work), one.stop.signal)
      .catch(async (error: unknown) => {
        // Whatever broke in work that nobody wants any more: it was ended.
        const why: unknown = one.stop.signal.aborted ? one.stop.signal.reason : error;
        await noteFailure(one, asking.failure(why, isLate)).catch(() => undefined);
        throw why;
      })
      .finally(() => held.delete(id) && ending.delete(ended));
    ending.add(ended);
    ended.catch(() => undefined);
    const late = Symbol('late');
    const first = await Promise.race([ended, pause(asking.patience, late, { ref: false })]);
    if (first !== late) return first as T;
    isLate = true;
    const row = await aside(organisation, (db) => findJob(db, actor, id));
    const over = ended.then(
      () => undefined,
      () => undefined,
    );
    throw new Accepted(toJob(row ?? refuse(notFound), language, translate), over);
  }

  const noteFailure = (one: Held, { status, body }: Failure) =>
    aside(one.organisation, (db) =>
      endJob(db, one, {
        status:
          body.code === jobCancelled.code ? 'cancelled' : body.code === jobLost.code ? 'lost' : 'failed',
        refusal: { status, ...body },
      }),
    );

  return {
    start,
    cancelHere,
    /** Ends the jobs of this process; they are lost, and can be asked for again. */
    async stop(): Promise<void> {
      isStopping = true;
      clearInterval(beating);
      for (const id of held.keys()) cancelHere(id);
      await Promise.allSettled(ending);
    },
  };
}

export type Jobs = ReturnType<typeof createJobs>;
