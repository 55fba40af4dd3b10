import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve, serveWithoutTransaction } from '#platform/server/http/serve.ts';
import * as contract from '../activity-log.contract.ts';
import { findActivity, findActivityKinds } from './activity-log.queries.ts';
import { exportLog, verifyAsJob } from './activity-log.service.ts';

const verifier = join(import.meta.dirname, 'verify-export.mjs');

export const activityLogRoutes = [
  serve(contract.listActivity, ({ db, actor, query }) => findActivity(db, actor, query)),
  serve(contract.listActivityKinds, ({ db }) => findActivityKinds(db)),
  serveWithoutTransaction(contract.exportActivity, (call) => {
    const { slug } = call.org;
    return call.prefersJob
      ? call.asJob({
          kind: contract.activityJobs.export,
          work: (job) => exportLog(job, slug, job.report),
        })
      : exportLog(call, slug);
  }),
  serveWithoutTransaction(contract.downloadVerifier, async () => ({
    name: 'verify-export.mjs',
    type: 'text/javascript; charset=utf-8',
    content: await readFile(verifier),
  })),
  serveWithoutTransaction(contract.verifyActivity, (call) => verifyAsJob(call, call.database, call.body)),
];
