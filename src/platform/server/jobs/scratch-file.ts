import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An open file without a name: what it holds goes with the last process that has it open, however that one ends. Read and write it
 *  at places: processes that share it share where it stands. */
export async function scratchFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `plumbline-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/** Gives `work` so many scratch files, and takes them away when it has ended. */
export async function withScratchFiles<T>(
  many: number,
  work: (...files: FileHandle[]) => Promise<T>,
): Promise<T> {
  const files: FileHandle[] = [];
  try {
    for (let at = 0; at < many; at++) files.push(await scratchFile());
    return await work(...files);
  } finally {
    for (const file of files) await file.close();
  }
}
