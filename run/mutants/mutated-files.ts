import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlone } from '../testing/choose-files.ts';

const root = join(import.meta.dirname, '../..');

/** Whether something is deleted in this file, by its path from the root: what the server runs, and no test. */
export const isMutated = (path: string): boolean =>
  path.startsWith('src/') &&
  path.endsWith('.ts') &&
  !/\/(web|text|shell|theme|content)\/|\.test\.ts$|\.screens\.ts$/.test(path);

/** Test files that stay out: those that need a process or the machine for themselves, start servers or browsers of their
 *  own, take minutes, measure time, or read source text. */
export const isLeftOut = (path: string): boolean =>
  /\/(architecture|lost-connection|large-import|two-servers|start-server|slow-body)\.test\.ts$|\/web\/|src\/app\/|^bench\//.test(
    path,
  ) || isAlone(readFileSync(join(root, path), 'utf8'));
