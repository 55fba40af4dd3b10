import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import type { Job } from '#platform/contract/job.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { upload } from '#platform/web/calling/call.ts';
import { readKey, useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import {
  applyImport,
  discardImport,
  mapImport,
  readImport,
  undoImport,
  uploadImport,
  type RiskImport,
} from '../risk-import.contract.ts';

const address = z.object({ import: z.uuid().optional(), step: z.literal('columns').optional() });

/** Which import the address names: it can be left and found again. */
export function useImportAddress() {
  const [{ import: id, step }, change] = useUrlState(address);
  return {
    id,
    /** Back at the columns of rows that were checked already. */
    backAtColumns: step === 'columns',
    open: (next: string | undefined) => change({ import: next, step: undefined }),
    showColumns: (shown: boolean) => change({ step: shown ? 'columns' : undefined }),
  };
}

/** Sends a file to be read; nothing is written to the register. */
export function useUpload(onRead: (read: RiskImport) => void) {
  const client = useQueryClient();
  const [job, setJob] = useState<Job>();
  const sending = useMutation<RiskImport, Failure, File>({
    mutationFn: async (file) => (await upload(uploadImport, file, {}, { onJob: setJob })).data,
    onSettled: () => setJob(undefined),
    onSuccess: async (read) => {
      await client.invalidateQueries({ queryKey: [uploadImport.subject] });
      onRead(read);
    },
  });
  return { ...sending, job };
}

const often = 800;
/** The register, its figures, categories and tags are others than before. */
const touched = { refreshes: ['risk', 'risk-category'] };

/** The import at hand. While the server works on it, whoever started that, it is read again and again. */
export function useImport(id: string) {
  const read = useRead(readImport, { params: { id } });
  const client = useQueryClient();
  const mapping = useWrite(mapImport);
  const applying = useWrite(applyImport, touched);
  const undoing = useWrite(undoImport, touched);
  const discarding = useWrite(discardImport);
  const current = read.data?.data;
  const isWaiting = mapping.isPending || applying.isPending || undoing.isPending;
  const isBusy = isWaiting || (current !== undefined && current.progress !== null);
  const { refetch } = read;
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setInterval(() => void refetch(), often);
    return () => clearInterval(timer);
  }, [isBusy, refetch]);
  // What was begun elsewhere, or before the page was loaded anew, has touched the same.
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy)
      for (const subject of touched.refreshes) void client.invalidateQueries({ queryKey: [subject] });
    wasBusy.current = isBusy;
  }, [isBusy, client]);
  const keep = (data: RiskImport) =>
    client.setQueryData(readKey(readImport as Endpoint, { params: { id } }), { data });
  return { read, current, isBusy, mapping, applying, undoing, discarding, keep };
}
export type RiskImportState = ReturnType<typeof useImport>;
