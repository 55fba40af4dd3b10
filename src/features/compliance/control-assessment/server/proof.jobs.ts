import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { today } from '#platform/contract/today.ts';
import type { Database, TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { ScheduledJob } from '#platform/server/jobs/scheduled-jobs.ts';
import { record } from '#platform/server/log/activity.ts';
import { addWork, type WorkKind } from '#platform/server/queue/work-queue.ts';
import {
  isFreshnessOverdue,
  noteFreshnessDone,
  takeFreshnessDue,
} from '#features/compliance/freshness/server/shared/freshness-due.queries.ts';
import { findTimezone } from '#features/organisation/organisation/server/shared/organisation.queries.ts';
import { proveControls } from './shared/proof.queries.ts';

/** The kind of work that this is (freshness.sql). */
const freshnessWork = 'freshness';
const wake = (db: TenantDb) => addWork(db, freshnessWork, [newId(db.now)]);

/** Answers in one transaction: few, because whoever wants to change one of them waits until it ends. */
const batch = 200;
/** Milliseconds between two transactions, in which calls take their turn. */
const breath = 5;
/** Work must end within a minute; what is left after so many milliseconds is another work item's. */
const longest = 30_000;

interface Needed {
  database: Pick<Database, 'inOrganisation'>;
  clock: () => Date;
}

/** Looks at the next answers with evidence after rules were changed; false where nothing is noted. */
async function proveNext(db: TenantDb): Promise<boolean> {
  const due = await takeFreshnessDue(db);
  if (due === undefined) return false;
  const beyond = due.after_control ?? '00000000-0000-0000-0000-000000000000';
  const rows = await db.query<{
    id: string;
  }>(sql`select distinct l.object_id as id from evidence_link l where l.org_id = ${db.org_id}
    and l.object_type = 'control_assessment' and l.object_id > ${beyond} order by l.object_id limit ${batch}`);
  if (rows.length > 0) await proveControls(db, { controls: rows.map(({ id }) => id) });
  await noteFreshnessDone(db, due, rows.length < batch ? undefined : rows.at(-1)?.id);
  return true;
}

/** Says anew what is proven in an organisation whose rules were changed: all of it, whichever note woke it. */
export const freshnessComputation = ({ database, clock }: Needed): WorkKind => ({
  name: freshnessWork,
  async perform({ org_id }) {
    const inside = <T>(work: (db: TenantDb) => Promise<T>) =>
      database.inOrganisation(org_id, { unrecorded: true, now: clock() }, work);
    const begun = Date.now();
    while (await inside(proveNext)) {
      if (Date.now() - begun > longest) return inside(wake);
      await pause(breath);
    }
  },
});

/** What the day makes stale: nobody does this. It also wakes whoever follows the rules, where something was left behind. */
export const markStaleProofs: ScheduledJob = async (db, limit) => {
  const day = today(db.now, await findTimezone(db));
  // Whoever answers one of them now is not disturbed: it is there the next time.
  const aged = await db.query<{
    id: string;
    ref: string;
  }>(sql`select ca.id, ca.code as ref from control_assessment ca
    where ca.org_id = ${db.org_id} and ca.proof_changes_on <= ${day} order by ca.proof_changes_on, ca.id limit ${limit} for no key update skip locked`);
  if (aged.length > 0) {
    await proveControls(db, { controls: aged.map(({ id }) => id) });
    record(db, undefined, {
      action: 'control_assessment.proof_aged',
      objects: aged.map(({ id, ref }) => ({ type: 'control_assessment', id, ref })),
    });
  }
  if (await isFreshnessOverdue(db)) await wake(db);
  return aged.length;
};
