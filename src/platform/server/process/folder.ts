import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './thrown.ts';

/** Makes a folder and those above it, where they are missing. Not by `recursive`: where no folder can be made, as below
 *  /proc, Node then tries for ever. */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  const make = () => mkdir(path, { ...(mode !== undefined && { mode }) });
  try {
    await make();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await make();
  }
}
