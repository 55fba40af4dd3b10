import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '#platform/contract/job.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { upload } from '#platform/web/calling/call.ts';
import { importStandard, type ReadImport } from '../standard-import.contract.ts';

/** What is said beside a file. */
export interface AskedOfFile {
  key?: string;
  standard_version?: string;
  name?: string;
  provider?: string;
  columns?: string;
}

/** Sends a file to be looked at, or to be kept. */
export function useStandardUpload(isDryRun: boolean) {
  const client = useQueryClient();
  const [job, setJob] = useState<Job>();
  const sending = useMutation<ReadImport, Failure, { file: File; asked: AskedOfFile }>({
    mutationFn: async ({ file, asked }) => {
      const query = { ...asked, ...(isDryRun && { dry_run: '1' as const }) };
      return (await upload(importStandard, file, {}, { query, onJob: setJob })).data;
    },
    onSettled: () => setJob(undefined),
    onSuccess: () => client.invalidateQueries({ queryKey: [importStandard.subject] }),
  });
  return { ...sending, job };
}
