import { runInProcess, TooMuchWork } from '#platform/server/jobs/run-in-process.ts';
import { fairTurns, type Asker } from '#platform/server/limits/fair-turns.ts';
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
const pixels = 25_000_000;
const cap = { seconds: 10, megabytes: 512 } as const;
const turns = fairTurns({
  atOnce: 2,
  waiting: 40,
  organisation: { running: 1, waiting: 20 },
  person: { running: 1, waiting: 2 },
  seconds: 1,
});

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
export const squarePicture = (asker: Asker, bytes: Buffer, side: number): Promise<Buffer> =>
  drawn(asker, bytes, { width: side, height: side, fit: 'cover' });

/** The same of a whole picture, as large as the room in pixels lets it be, and no larger than it was. */
export const fittedPicture = (
  asker: Asker,
  bytes: Buffer,
  room: { width: number; height: number },
): Promise<Buffer> => drawn(asker, bytes, { width: room.width, height: room.height, fit: 'inside' });

async function drawn(
  asker: Asker,
  bytes: Buffer,
  how: Omit<Job, 'kind' | 'bytes' | 'pixels'>,
): Promise<Buffer> {
  const kind = kindOf(bytes) ?? refused('wrong_type');
  const done = await turns.take(asker, () => inProcess({ kind, bytes, pixels, ...how }));
  return 'reason' in done ? refused(done.reason) : Buffer.from(done.bytes);
}

const refused = (reason: BadPicture['reason']): never => {
  throw new BadPicture(reason);
};

async function inProcess(job: Job): Promise<Done> {
  try {
    return await runInProcess<Job, Done>(new URL('./picture-process.ts', import.meta.url), job, cap);
  } catch (error) {
    // It took too long or too much, or broke its decoder.
    if (error instanceof TooMuchWork) return { reason: 'damaged' };
    throw error;
  }
}
