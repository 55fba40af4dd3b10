import * as contract from '#platform/contract/job.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { serve, serveWithoutTransaction, type Call, type Served } from '#platform/server/http/serve.ts';
import type { Translate } from '#platform/server/http/translate.ts';
import { storedFile } from './job-file.ts';
import { toJob } from './job.presenter.ts';
import { askToCancel, findJob, findOwnJobs } from './job.queries.ts';
import type { Jobs } from './jobs.ts';

/** How somebody follows a job, ends it, and gets the file it made. */
export function jobRoutes(jobs: Pick<Jobs, 'cancelHere'>, translate: Translate): Served[] {
  const found = async ({ db, actor, language }: Call, id: string) =>
    toJob((await findJob(db, actor, id)) ?? refuse(notFound), language, translate);
  return [
    serve(contract.listJobs, async ({ db, actor, query, language }) =>
      (await findOwnJobs(db, actor, query.kind)).map((row) => toJob(row, language, translate)),
    ),
    serve(contract.readJob, (call) => found(call, call.params.id)),
    serveWithoutTransaction(contract.cancelJob, async ({ inside, params: { id } }) => {
      // Committed first: the work looks at the row again before it ends.
      await inside({ unrecorded: true }, async (call) => {
        await found(call, id);
        await askToCancel(call.db, call.actor, id);
      });
      jobs.cancelHere(id);
      return inside({ readOnly: true }, (call) => found(call, id));
    }),
    serveWithoutTransaction(contract.downloadJobFile, async ({ inside, params: { id } }) => {
      const { file } = await inside(
        { readOnly: true },
        async ({ db, actor }) => (await findJob(db, actor, id)) ?? refuse(notFound),
      );
      const { name, type } = file ?? refuse(notFound);
      return {
        name,
        type,
        content: storedFile((work) => inside({ readOnly: true }, ({ db }) => work(db)), id),
      };
    }),
  ];
}
