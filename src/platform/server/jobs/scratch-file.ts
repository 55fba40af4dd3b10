import { randomUUID } from 'node:crypto';
import { open, readdir, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '#platform/server/process/folder.ts';

const owner = 0o700;

/** An open file without a name: what it holds goes with the last process that has it open, however that one ends. Read and write it
 *  at places: processes that share it share where it stands. */
export async function scratchFile(folder = tmpdir()): Promise<FileHandle> {
  await makeFolder(folder, owner);
  const path = join(folder, `plumbline-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/** Removes the files that a process left in the folder when it ended between naming a file and taking its name away. */
export async function emptyScratchFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (name.startsWith('plumbline-')) await unlink(join(folder, name)).catch(() => undefined);
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
