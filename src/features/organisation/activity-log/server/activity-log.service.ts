import { Readable } from 'node:stream';
import { setImmediate as lettingOthersGo } from 'node:timers/promises';
import { today } from '#platform/contract/today.ts';
import type { Body } from '#platform/contract/endpoint.ts';
import type { Database } from '#platform/server/database/database.ts';
import {
  findLogHead,
  readLogHead,
  readPages,
  type LogEnd,
  type LogEntry,
} from '#platform/server/log/read-log.ts';
import { actIn } from '#platform/server/log/activity.ts';
import { verifyLog } from '#platform/server/log/verify-log.ts';
import type { Download, JobCall, LongCall, RunningJob } from '#platform/server/http/serve.ts';
import type { WithheldRecords } from './shared/withheld-record.queries.ts';
import { activityJobs, type Verification, type verifyActivity } from '../activity-log.contract.ts';
import { findLogTimes, findWithheld } from './activity-log.queries.ts';

/** What reads the log takes a database; a call opens its transactions in its own organisation and in no other. */
const readingOf = ({ inside }: LongCall): Pick<Database, 'inOrganisation'> => ({
  inOrganisation: (_, how, work) => inside(how, ({ db }, opened) => work(db, opened)),
});

const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** What is told of an entry that is withheld: its hash holds the chain together, and nothing of what it was made of is there. */
function withheldLine({ seq, hash, body }: LogEntry): string {
  const { at, actor_id, actor_name, actor_type, on_behalf_of, action, objects } = actIn(body);
  return line({
    seq,
    hash,
    withheld: { at, actor_id, actor_name, actor_type, on_behalf_of, action, objects },
  });
}

type Report = RunningJob['report'];

/** The log as JSON lines, however long it is: each entry with the very text that its hash was made of, unless it is withheld; after the last one of a day
 *  (UTC) an anchor, and at the end that of the chain. What is written meanwhile is left for the next export. */
export async function exportLog(
  call: LongCall,
  slug: string,
  records: readonly WithheldRecords[],
  report: Report = () => Promise.resolve(),
): Promise<Download> {
  const { actor, now } = call;
  const database = readingOf(call);
  const head = (await readLogHead(database, actor.org_id)) ?? { seq: 0, hash: '' };
  async function* lines() {
    yield line({ log: 'plumbline', format: 1, organisation: slug, exported_at: now.toISOString() });
    let last: LogEnd & { day: string } = { seq: 0, hash: '', day: '' };
    let days = 0;
    const anchor = () => line({ anchor: { day: last.day, seq: last.seq, hash: last.hash } });
    for await (const entries of readPages(database, actor.org_id, { after: 0, until: head.seq })) {
      const seqs = entries.map(({ seq }) => seq);
      const withheld = await database.inOrganisation(actor.org_id, { readOnly: true }, (db) =>
        findWithheld(db, actor, records, seqs),
      );
      for (const entry of entries) {
        const { seq, at, hash, body } = entry;
        const day = today(new Date(at), 'UTC');
        if (day !== last.day) {
          if (last.seq > 0) yield anchor();
          days++;
        }
        yield withheld.has(seq) ? withheldLine(entry) : `{"seq":${seq},"hash":"${hash}","act":${body}}\n`;
        last = { seq, hash, day };
      }
      await lettingOthersGo();
      await report(last.seq, head.seq);
    }
    if (last.seq > 0) yield anchor();
    yield line({ end: { acts: last.seq, days, hash: last.hash } });
  }
  return {
    name: `${slug} log ${today(now, actor.timezone)}.jsonl`,
    type: 'application/octet-stream',
    content: Readable.from(lines(), { objectMode: false, highWaterMark: 65_536 }),
  };
}

/** Walks the log as a job, which can be followed and ended. */
export const verifyAsJob = (
  call: JobCall,
  { seals }: Pick<Database, 'seals'>,
  { noted }: Body<typeof verifyActivity>,
): Promise<Verification> =>
  call.asJob({
    kind: activityJobs.verify,
    begin: async ({ db }) => (await findLogHead(db))?.seq ?? 0,
    async work(job) {
      const { acts, hash, broken } = await verifyLog({ ...readingOf(job), seals }, job.actor.org_id, {
        noted: noted === null ? [] : [noted],
        onWalked: job.report,
      });
      const times = await job.inside({ readOnly: true }, ({ db }) => findLogTimes(db, acts));
      return {
        acts,
        ...times,
        hash,
        verified_at: job.now.toISOString(),
        broken: broken === undefined ? null : { seq: broken.seq, fault: broken.fault },
      };
    },
  });
