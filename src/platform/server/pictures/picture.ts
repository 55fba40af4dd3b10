import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { semaphore } from '#platform/server/limits/semaphore.ts';
import type { Done, Job, PictureFault } from './picture-process.ts';

/** Why an upload is not a picture we keep. */
export class BadPicture extends Error {
  readonly reason: PictureFault;

  constructor(reason: PictureFault) {
    super(reason);
    this.reason = reason;
  }
}

/** What a picture is made into. */
export const pictureType = 'image/webp';

// A camera's 24 megapixels, and no archive that unfolds into more.
const cap = { seconds: 10, pixels: 25_000_000 } as const;
const turns = semaphore({ atOnce: 2, waiting: 20, retryAfter: 5 });

const begins = (bytes: Buffer, at: number, magic: string) =>
  bytes.subarray(at, at + magic.length).equals(Buffer.from(magic, 'latin1'));

/** What the first bytes say it is: names and types that come along are not believed. */
function kindOf(bytes: Buffer): Job['kind'] | undefined {
  if (begins(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (begins(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (begins(bytes, 0, 'RIFF') && begins(bytes, 8, 'WEBP')) return 'webp';
  return undefined;
}

/** Draws a picture anew as a square WebP of so many pixels a side; no metadata of the file is left in it.
 *  In a process of its own: a file that breaks the decoder breaks neither the server nor its memory. */
export async function squarePicture(bytes: Buffer, side: number): Promise<Buffer> {
  const kind = kindOf(bytes) ?? refused('wrong_type');
  const done = await turns.take(() => inProcess({ kind, bytes, side, pixels: cap.pixels }));
  return 'reason' in done ? refused(done.reason) : Buffer.from(done.bytes);
}

const refused = (reason: BadPicture['reason']): never => {
  throw new BadPicture(reason);
};

function inProcess(job: Job): Promise<Done> {
  const child = fork(fileURLToPath(new URL('./picture-process.ts', import.meta.url)), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=64'],
    // No address, no secret: a decoder that is taken over finds nothing here. Windows loads no library without its folder.
    env: { SystemRoot: process.env['SystemRoot'] },
    timeout: cap.seconds * 1000,
    killSignal: 'SIGKILL',
  });
  return new Promise<Done>((resolve, reject) => {
    child.once('message', (done) => resolve(done as Done));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      // Killed because it took too long, or by its own fault while decoding.
      if (signal !== null) resolve({ reason: 'damaged' });
      else reject(new Error(`the process that draws pictures ended with ${code}`));
    });
    child.send(job, (error) => error && reject(error));
  }).finally(() => child.kill('SIGKILL'));
}
