import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { after } from 'node:test';
import {
  beginFile,
  completeFile,
  fileLimits,
  sendFilePart,
  type FileUpload,
  type StoredFile,
} from '#features/collaboration/file/file.contract.ts';
import type { Running } from '#app/create-app.ts';
import { uploadOf } from '#tests/generated/upload.ts';
import { addressOf, type Caller } from '#tests/world/caller.ts';

/** Where somebody sends files. */
interface Place {
  running: Pick<Running, 'app'>;
  slug: string;
}
/** What a file is for. */
export interface SentFor {
  purpose: 'attachment' | 'comment' | 'evidence';
  object_type: string;
  object_id: string | null;
}

export const pdf = (words: string): Buffer => Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF\n`);

/** Sends the part `n` of a file, whatever becomes of it. */
export async function sendsPart(
  { running, slug }: Place,
  { token }: Pick<Caller, 'token'>,
  id: string,
  n: number,
  content: Buffer,
): Promise<{ status: number; body: { code?: string; data?: FileUpload } }> {
  const { headers, payload } = uploadOf(content, 'part', 'application/octet-stream');
  const answer = await running.app.inject({
    method: 'PUT',
    url: addressOf(slug, sendFilePart, { params: { id, n: String(n) } }),
    headers: { ...headers, authorization: `token ${token}`, 'accept-language': 'en' },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Begins a file and sends all of its parts. */
export async function sendsParts(
  place: Place,
  who: Caller,
  name: string,
  content: Buffer,
  sentFor: SentFor,
): Promise<string> {
  const { data } = await who.calls(beginFile, { body: { name, size: content.length, ...sentFor } });
  for (let n = 0; n * fileLimits.part < content.length; n++) {
    const part = content.subarray(n * fileLimits.part, (n + 1) * fileLimits.part);
    const { status, body } = await sendsPart(place, who, data.id, n, part);
    assert.equal(status, 200, JSON.stringify(body));
  }
  return data.id;
}

/** Sends a file whole, as the screen does. */
export async function sendsFile(
  place: Place,
  who: Caller,
  name: string,
  content: Buffer,
  sentFor: SentFor,
): Promise<StoredFile> {
  const id = await sendsParts(place, who, name, content, sentFor);
  return (await who.calls(completeFile, { params: { id }, body: {} })).data;
}

/** What people test scanners with; it does no harm. */
export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

/** Speaks as `clamd` does of streams (INSTREAM), and finds the test file of EICAR; says `otherwise` instead of that there is nothing. */
export async function fakeClamd() {
  const heard = {
    bytes: 0,
    streams: 0,
    hungUpOn: 0,
    otherwise: undefined as string | undefined,
    hangsUp: false,
  };
  function listen(socket: Socket): void {
    let pending = Buffer.alloc(0);
    let content = Buffer.alloc(0);
    let isStream = false;
    socket.on('error', () => undefined);
    socket.on('data', (more) => {
      if (heard.hangsUp) {
        heard.hungUpOn++;
        return void socket.destroy();
      }
      pending = Buffer.concat([pending, more]);
      const command = 'zINSTREAM\0';
      if (!isStream) {
        if (pending.length < command.length) return undefined;
        if (pending.subarray(0, command.length).toString() !== command)
          return void socket.end('UNKNOWN COMMAND\0');
        isStream = true;
        pending = pending.subarray(command.length);
      }
      while (pending.length >= 4) {
        const length = pending.readUInt32BE(0);
        if (pending.length < 4 + length) return undefined;
        if (length === 0) {
          heard.streams++;
          heard.bytes += content.length;
          const found = content.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE');
          return void socket.end(
            `${heard.otherwise ?? (found ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK')}\0`,
          );
        }
        content = Buffer.concat([content, pending.subarray(4, 4 + length)]);
        pending = pending.subarray(4 + length);
      }
      return undefined;
    });
  }
  const server = createServer(listen).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  return { heard, url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
