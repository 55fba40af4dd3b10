import { setTimeout as pause } from 'node:timers/promises';
import type { Database, TenantDb } from '#platform/server/database/database.ts';
import type { ScheduledJob } from '#platform/server/jobs/scheduled-jobs.ts';
import { today } from '#platform/contract/today.ts';
import { record } from '#platform/server/log/activity.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { addWork, TryAgain, type WorkKind } from '#platform/server/queue/work-queue.ts';
import { findTimezone } from '#features/organisation/organisation/server/shared/organisation.queries.ts';
import { findOverdue, noteAppetites, noteDays } from './due-risk.queries.ts';
import { computeNext } from './residual.service.ts';
import type { ResidualFollower } from './shared/residual-follower.service.ts';

interface Needed {
  database: Pick<Database, 'inOrganisation'>;
  clock: () => Date;
  followers: readonly ResidualFollower[];
}

/** The kind of work that this is (residual-due.sql). */
const residualWork = 'residual';
const wake = (db: TenantDb) => addWork(db, residualWork, [newId(db.now)]);

/** Risks in one transaction: few, because whoever wants to change one of them waits until it ends. */
const batch = 50;
/** Milliseconds between two transactions, in which calls take their turn. */
const breath = 5;
/** Work must end within a minute; what is left after so many milliseconds is another work item's. */
const longest = 30_000;
/** How often risks that somebody is working on are looked at again at once, and after how many milliseconds. */
const patience = { times: 10, pause: 200 };

/** Computes the residual ratings of an organisation that are due, all of them, whichever note woke it. */
export const residualComputation = ({ database, clock, followers }: Needed): WorkKind => ({
  name: residualWork,
  async perform({ org_id }) {
    const inside = <T>(work: (db: TenantDb) => Promise<T>) =>
      database.inOrganisation(org_id, { unrecorded: true, now: clock() }, work);
    const begun = Date.now();
    let passed: string[] = [];
    for (let waits = 0; ;) {
      const done = await inside((db) => computeNext(db, followers, passed, batch));
      if (Date.now() - begun > longest) return inside(wake);
      if (done !== undefined) {
        passed = [...passed, ...done.busy];
        await pause(breath);
      } else if (passed.length === 0) return;
      else if (waits++ === patience.times) throw new TryAgain();
      else {
        passed = [];
        await pause(patience.pause);
      }
    }
  },
});

/** Notes what the day has brought, an appetite that begins or ends included, and wakes whoever computes where something was left
 *  behind: a queue may have stayed when its organisation moved to another home. */
export const noteStaleRisks: ScheduledJob = async (db, limit) => {
  const day = today(db.now, await findTimezone(db));
  const turned = await noteAppetites(db, day);
  for (const { id, is_over } of turned)
    record(db, undefined, {
      action: is_over ? 'appetite.ended' : 'appetite.began',
      objects: { type: 'appetite', id },
    });
  const noted = await noteDays(db, day, limit);
  if (await findOverdue(db)) await wake(db);
  return turned.length + noted.length;
};
