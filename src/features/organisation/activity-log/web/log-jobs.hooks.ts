import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '#platform/contract/job.ts';
import { call, download } from '#platform/web/calling/call.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { exportActivity, verifyActivity, type Verification } from '../activity-log.contract.ts';

/** The work on the whole log that this page asked for, and how far it is. */
function useLogJob<Sent, Result>(work: (sent: Sent, onJob: (job: Job) => void) => Promise<Result>) {
  const [job, follow] = useState<Job>();
  const doing = useMutation<Result, Failure, Sent>({
    mutationFn: (sent) => work(sent, follow),
    onError: showFailureSnackbar,
    onSettled: () => follow(undefined),
  });
  return { job, isRunning: doing.isPending, run: doing.mutate, result: doing.data };
}

/** The log as a file, made by a job. */
export const useExport = () =>
  useLogJob<undefined, void>((_, onJob) =>
    download(exportActivity, {}, { headers: { prefer: 'respond-async, wait=1' }, onJob }),
  );

/** The verification by the server, against an end that was noted where there is one. */
export const useVerification = () =>
  useLogJob<{ seq: number; hash: string } | null, Verification>(
    async (noted, onJob) => (await call(verifyActivity, { body: { noted } }, { onJob })).data,
  );
