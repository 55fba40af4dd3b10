import type { FileHandle } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { inMegabytes } from '#platform/contract/stored-file.ts';
import { shownLine } from '#platform/contract/plain-text/plain-text.ts';
import { invalidInput, tooLarge } from '#platform/contract/refusal.ts';
import { Accepted } from '#platform/server/jobs/jobs.ts';
import { scratchFile } from '#platform/server/jobs/scratch-file.ts';
import { refuse } from './refuse.ts';
import type { Upload } from './serve.ts';

const longestName = 200;
/** What may come beside the file: texts of a form, together less than a megabyte. */
const besides = { files: 1, fields: 10, fieldSize: 10_000, headerPairs: 20, parts: 11 };

/** Takes in the one file and the fields of a multipart upload, and gives them to `work`. Its bytes go into a file without a name, in
 *  the folder: however many come in at once, and however slowly, little of them is in memory, and nothing is left of them afterwards.
 *  Work that goes on after its call was answered has the file until it is over. */
export async function withUpload<T>(
  request: FastifyRequest,
  { limit, folder }: { limit: number; folder: string },
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) refuse(invalidInput, { errors: { file: ['file_expected'] } });
  const file = await scratchFile(folder);
  let over: Promise<void> | undefined;
  try {
    return await work(await received(request, limit, file));
  } catch (error) {
    if (error instanceof Accepted) over = error.ended;
    throw error;
  } finally {
    if (over === undefined) await file.close();
    else void over.then(() => file.close());
  }
}

async function received(request: FastifyRequest, limit: number, file: FileHandle): Promise<Upload> {
  const fields: Record<string, string> = Object.create(null);
  let found: { name: string; size: number } | undefined;
  for await (const part of unlessBroken(request.parts({ limits: { ...besides, fileSize: limit } }))) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    let size = 0;
    for await (const chunk of unlessBroken<Buffer>(part.file)) {
      await file.appendFile(chunk);
      size += chunk.length;
    }
    if (part.file.truncated) refuse(tooLarge, { values: { limit: inMegabytes(limit) } });
    found = { name: shownLine(part.filename ?? '', longestName) || 'file', size };
  }
  const { name, size } = found ?? refuse(invalidInput, { errors: { file: ['file_expected'] } });
  const content = async () => {
    const bytes = Buffer.alloc(size);
    await file.read(bytes, 0, size, 0);
    return bytes;
  };
  return { name, file, size, content, fields };
}

/** What the reader of a form throws says that it is none, or that the rest of it never came. */
async function* unlessBroken<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parts;
  } catch {
    refuse(invalidInput, { errors: { file: ['upload_broken'] } });
  }
}
