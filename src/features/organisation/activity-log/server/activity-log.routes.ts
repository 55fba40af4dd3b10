import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve, serveWithoutTransaction, type Served } from '#platform/server/http/serve.ts';
import * as contract from '../activity-log.contract.ts';
import { findActivity, findActivityKinds } from './activity-log.queries.ts';
import type { WithheldRecords } from './shared/withheld-record.queries.ts';
import { exportLog, verifyAsJob } from './activity-log.service.ts';

const verifier = join(import.meta.dirname, 'verify-export.mjs');

/** The log, of which those records are not told to whoever does not see them. */
export const activityLogRoutes = (records: readonly WithheldRecords[]): Served[] => [
  serve(contract.listActivity, ({ db, actor, query }) => findActivity(db, actor, records, query)),
  serve(contract.listActivityKinds, ({ db }) => findActivityKinds(db)),
  serveWithoutTransaction(contract.exportActivity, (call) => {
    const { slug } = call.org;
    return call.prefersJob
      ? call.asJob({
          kind: contract.activityJobs.export,
          work: (job) => exportLog(job, slug, records, job.report),
        })
      : exportLog(call, slug, records);
  }),
  serveWithoutTransaction(contract.downloadVerifier, async () => ({
    name: 'verify-export.mjs',
    type: 'text/javascript; charset=utf-8',
    content: await readFile(verifier),
  })),
  serveWithoutTransaction(contract.verifyActivity, (call) => verifyAsJob(call, call.database, call.body)),
];
