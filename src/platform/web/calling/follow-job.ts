import { readJob, type Job } from '#platform/contract/job.ts';
import { CallFailed, Unreachable } from './call-failed.ts';

/** Milliseconds between looks at a job. */
const often = 700;
/** About as many minutes without a connection: its work goes on meanwhile. */
const mostMissed = 5;

const isOver = ({ status }: Job) => status !== 'queued' && status !== 'running';

/** Looks at a job until it has ended. Fails as the call would have that began it. */
export async function followJob(
  begun: Job,
  {
    asks,
    signal,
    onJob,
    reference,
  }: {
    /** Makes a call: `call` itself, which needs this file. */
    asks: (
      endpoint: typeof readJob,
      sent: { params: { id: string } },
      options: { signal?: AbortSignal | undefined },
    ) => Promise<{ data: Job }>;
    signal?: AbortSignal | undefined;
    onJob?: ((job: Job) => void) | undefined;
    /** To the call that began it: what breaks in its work is logged with that. */
    reference?: string | undefined;
  },
): Promise<Job> {
  let job = begun;
  let missed = 0;
  for (;;) {
    onJob?.(job);
    if (isOver(job)) break;
    await new Promise((resume) => setTimeout(resume, missed === 0 ? often : 60_000));
    try {
      job = (await asks(readJob, { params: { id: job.id } }, { signal })).data;
      missed = 0;
    } catch (failure) {
      const mayPass =
        failure instanceof Unreachable || (failure instanceof CallFailed && failure.status === 503);
      if (!mayPass || ++missed > mostMissed) throw failure;
    }
  }
  if (job.refusal !== null) throw new CallFailed(job.refusal.status, job.refusal, { reference });
  return job;
}
