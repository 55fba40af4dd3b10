import { setImmediate as lettingOthersGo, setTimeout as pause } from 'node:timers/promises';
import type { Actor, Language } from '#platform/contract/access.ts';
import { jobCancelled } from '#platform/contract/job.ts';
import type {
  Database,
  EarlyRows,
  TenantDb,
  TransactionOptions,
} from '#platform/server/database/database.ts';
import type { Failure } from '#platform/server/http/failure.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, Download, JobWork, RunningJob } from '#platform/server/http/serve.ts';
import type { By } from '#platform/server/log/activity.ts';
import { keepFile, storedFile } from './job-file.ts';
import { beginJob, endJob } from './job.queries.ts';

/** Who asks for a job, and how its end is put into the terms of the call. */
export interface Asking {
  organisation: string;
  actor: Actor;
  by: By;
  language: Language;
  /** Milliseconds after which the call is answered by the job. */
  patience: number;
  mayUseReplica: boolean;
  /** The person as they are when a job that waited begins; refuses once they are signed out. */
  renewed(): Promise<Actor>;
  /** The answer, held against the contract. */
  check(answer: unknown): unknown;
  isFile: boolean;
  /** What the call would have answered; a defect is `reported`, unless the call itself still answers it. */
  failure(error: unknown, reported: boolean): Failure;
}

/** A job of this process. */
export interface Held {
  id: string;
  organisation: string;
  asked: number;
  done: number;
  total: number;
  /** When the database last heard of it. */
  told: number;
  stop: AbortController;
}

interface Needed {
  database: Database;
  clock: () => Date;
  /** A transaction of the job's own row, beside that of its work. */
  aside<T>(organisation: string, work: (db: TenantDb) => Promise<T>): Promise<T>;
  /** Tells the database how far a job is, and hears whether it is still wanted. */
  renew(one: Held): Promise<void>;
  /** Throws once it is not. */
  expectWanted(one: Held): void;
}

/** Milliseconds. */
const betweenReports = 400;
const betweenTries = 1000;

/** Does a job whose turn has come, and notes its end with what it made. */
export function performer({ database, clock, aside, renew, expectWanted }: Needed) {
  /** Waits while another server is at a job of the organisation. */
  async function begin(one: Held): Promise<void> {
    for (expectWanted(one); !(await aside(one.organisation, (db) => beginJob(db, one.id)));) {
      await renew(one);
      expectWanted(one);
      await pause(betweenTries);
    }
  }

  return async function perform<T>(one: Held, asking: Asking, work: JobWork<T>): Promise<T> {
    const { organisation, by, language, check, mayUseReplica } = asking;
    await begin(one);
    const actor = Date.now() - one.asked > betweenTries ? await asking.renewed() : asking.actor;
    const now = clock();
    const inside = <R>(how: TransactionOptions, act: (call: Call, opened: EarlyRows) => Promise<R>) =>
      database.inOrganisation(organisation, { now, mayUseReplica, ...how }, (db, opened) =>
        act({ db, actor, by, language }, opened),
      );
    const end = async (db: TenantDb, made: Pick<Parameters<typeof endJob>[2], 'result' | 'file'>) => {
      if (!(await endJob(db, one, { status: 'done', ...made }))) refuse(jobCancelled);
    };
    let isDone = false;
    const running: RunningJob = {
      actor,
      by,
      language,
      now,
      inside,
      async report(rows, of = one.total) {
        [one.done, one.total] = [rows, of];
        if (Date.now() - one.told > betweenReports) await renew(one).catch(() => undefined);
        await lettingOthersGo();
        expectWanted(one);
      },
      async inOneTransaction(how, act) {
        const answer = await inside(how, async (call) => {
          const value = await act(call);
          await end(call.db, { result: check(value) });
          return value;
        });
        isDone = true;
        return answer;
      },
    };
    const answer = await work.work(running);
    if (isDone) return answer;
    expectWanted(one);
    const own = <R>(act: (db: TenantDb) => Promise<R>) => aside(organisation, act);
    if (!asking.isFile) {
      await own((db) => end(db, { result: check(answer) }));
      return answer;
    }
    const { name, type, content } = answer as Download;
    await keepFile(own, one.id, content, () => expectWanted(one));
    await own((db) => end(db, { file: { name, type } }));
    return { name, type, content: storedFile(own, one.id) } as T;
  };
}
