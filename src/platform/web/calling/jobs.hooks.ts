import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cancelJob, listJobs, type Job } from '#platform/contract/job.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { call } from './call.ts';
import type { Failure } from './call-failed.ts';
import { useRead } from './endpoint.hooks.ts';

const often = 1000;

export const isUnderWay = ({ status }: Pick<Job, 'status'>): boolean =>
  status === 'queued' || status === 'running';

/** One's own jobs of a kind, whoever began them and wherever: read again and again while one is under way. `onEnd` hears of each that
 *  was seen at work and has ended. */
export function useJobs(kind: string, onEnd?: (job: Job) => void): readonly Job[] {
  const read = useRead(listJobs, { query: { kind } });
  const jobs = read.data?.data ?? [];
  const watched = useRef(new Set<string>());
  const { refetch } = read;
  const isBusy = jobs.some(isUnderWay);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setInterval(() => void refetch(), often);
    return () => clearInterval(timer);
  }, [isBusy, refetch]);
  useEffect(() => {
    for (const job of read.data?.data ?? []) {
      if (isUnderWay(job)) watched.current.add(job.id);
      else if (watched.current.delete(job.id)) onEnd?.(job);
    }
  }, [read.data, onEnd]);
  return jobs;
}

/** Ends a job, and tells when it could not be ended. */
export function useCancelJob() {
  const client = useQueryClient();
  return useMutation<Job, Failure, string>({
    mutationFn: async (id) => (await call(cancelJob, { params: { id } })).data,
    onSettled: () => client.invalidateQueries({ queryKey: [cancelJob.subject] }),
    onError: (failure) => showFailureSnackbar(failure),
  });
}
