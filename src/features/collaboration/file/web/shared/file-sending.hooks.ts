import { useEffect, useRef, useState } from 'react';
import { inMegabytes } from '#platform/contract/stored-file.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { fileLimits, type StoredFile } from '../../file.contract.ts';
import { sendFile, type Begun, type SentFor } from './send-file.ts';

/** A file that somebody chose, on its way or there. */
export interface SendingFile {
  key: string;
  file: File;
  /** 0 to 1. */
  share: number;
  stored?: StoredFile | undefined;
  failure?: Failure | undefined;
}

interface UnderWay {
  stopping: AbortController;
  begun: Begun;
}

/** Files as somebody chooses them: each is sent at once, and may be sent again where it broke off. `onStored` takes over what has
 *  arrived; without it, it stays on the list until it is taken off. */
export function useFileSending(sentFor: SentFor, onStored?: (file: StoredFile) => void) {
  const { t } = useTranslation('collaboration-file');
  const [files, setFiles] = useState<readonly SendingFile[]>([]);
  const underWay = useRef(new Map<string, UnderWay>());
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });
  useEffect(() => {
    const all = underWay.current;
    return () => {
      for (const { stopping } of all.values()) stopping.abort();
    };
  }, []);

  const change = (key: string, more: Partial<SendingFile>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...more } : one)));
  const drop = (key: string) => {
    underWay.current.get(key)?.stopping.abort();
    underWay.current.delete(key);
    setFiles((before) => before.filter((one) => one.key !== key));
  };
  async function send(key: string, file: File): Promise<void> {
    const begun = underWay.current.get(key)?.begun ?? {};
    const stopping = new AbortController();
    underWay.current.set(key, { begun, stopping });
    change(key, { failure: undefined });
    const sending = { begun, signal: stopping.signal, onShare: (share: number) => change(key, { share }) };
    try {
      const arrived = await sendFile(file, sentFor, sending);
      if (stored.current === undefined) return change(key, { stored: arrived });
      drop(key);
      stored.current(arrived);
    } catch (failure) {
      if (!stopping.signal.aborted) change(key, { failure: failure as Failure });
    }
  }

  return {
    files,
    /** The ids of those that have arrived. */
    ids: files.flatMap((one) => one.stored?.id ?? []),
    isBusy: files.some((one) => one.stored === undefined),
    add(chosen: Iterable<File>) {
      for (const file of chosen) {
        if (file.size > fileLimits.size || file.size === 0) {
          const message = t('file.too_large', { name: file.name, size: inMegabytes(fileLimits.size) });
          showSnackbar({ message, variant: 'warning' });
          continue;
        }
        const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
        setFiles((before) => [...before, { key, file, share: 0 }]);
        void send(key, file);
      }
    },
    retry: ({ key, file }: SendingFile) => void send(key, file),
    drop,
    clear: () => {
      for (const { key } of files) drop(key);
    },
  };
}
export type FileSending = ReturnType<typeof useFileSending>;
