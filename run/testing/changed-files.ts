import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { root } from '../packages.js';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root as string, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** Where this branch left the main one; on the main one itself, what was last committed. */
export function whereBranchBegan(): string {
  try {
    return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/** What differs from a revision in the working tree, what git does not know yet included. */
export const changedSince = (revision: string): string[] => [
  ...git('diff', '--name-only', '--no-renames', revision, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** The text of every file that tests and the product are made of. */
export function readSources(): Map<string, string> {
  const places = ['src', 'tests', 'seeds', 'bench', 'run', 'migrations'];
  const paths = git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...places);
  const sources = new Map<string, string>();
  for (const path of paths)
    try {
      sources.set(path, readFileSync(join(root as string, path), 'utf8'));
    } catch {
      // Deleted, and not committed yet.
    }
  return sources;
}
