import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import { call, upload } from '#platform/web/calling/call.ts';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import {
  beginFile,
  completeFile,
  readFileUpload,
  sendFilePart,
  type FileUpload,
  type StoredFile,
} from '../../file.contract.ts';

/** What a file is sent for: what it hangs on, or what it will be said or shown with. */
export interface SentFor {
  purpose: 'attachment' | 'comment' | 'evidence';
  object_type: string;
  object_id: string | null;
}

/** What is known of a file that was begun: sent again after a failure, it goes on from there. */
export interface Begun {
  id?: string;
}

interface Sending {
  begun: Begun;
  signal: AbortSignal;
  /** Hears which share has arrived, 0 to 1. */
  onShare: (share: number) => void;
}

const pauses = [500, 1500, 4000];

/** What broke on the way, and is worth trying again by itself. */
const isPassing = (failure: unknown): boolean =>
  !(failure instanceof CallFailed) || failure.status >= 500 || failure.status === 429;

async function withPatience<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (failure) {
      if (signal.aborted || !isPassing(failure)) throw failure;
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
  return work();
}

/** The file as the server knows it: begun now, or before. */
async function begin(file: File, sentFor: SentFor, { begun, signal }: Sending): Promise<FileUpload> {
  if (begun.id !== undefined)
    return (await call(readFileUpload, { params: { id: begun.id } }, { signal })).data;
  const body = { name: cutText(file.name, 200), size: file.size, ...sentFor };
  const { data } = await call(beginFile, { body }, { signal });
  begun.id = data.id;
  return data;
}

/** Sends a file part by part; a part that breaks on its way is sent again. */
export async function sendFile(file: File, sentFor: SentFor, sending: Sending): Promise<StoredFile> {
  const { signal, onShare } = sending;
  const { id, part_size, parts } = await begin(file, sentFor, sending);
  const arrived = new Set(parts);
  const all = Math.ceil(file.size / part_size);
  for (let n = 0; n < all; n++) {
    if (!arrived.has(n)) {
      const part = new File([file.slice(n * part_size, (n + 1) * part_size)], 'part');
      await withPatience(signal, () =>
        upload(sendFilePart, part, {}, { params: { id, n: String(n) }, signal }),
      );
    }
    onShare((n + 1) / all);
  }
  return (await withPatience(signal, () => call(completeFile, { params: { id }, body: {} }, { signal })))
    .data;
}
