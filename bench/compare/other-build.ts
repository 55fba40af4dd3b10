import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface OtherBuild {
  /** `1a2b3c4d5e Say what changed`. */
  title: string;
  /** Where its files lie. */
  folder: string;
  /** A folder for the data of both builds, which goes with it. */
  data: string;
  remove(): Promise<void>;
}

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Checks a commit out below the system's folder for temporary files, with the packages that lie here, or with its own where
 *  its package-lock.json asks for others. */
export async function checkOut(revision: string): Promise<OtherBuild> {
  const commit = git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`);
  const place = await mkdtemp(join(tmpdir(), 'plumbline-compare-'));
  await chmod(place, 0o755);
  const folder = join(place, 'build');
  const remove = async () => {
    await rm(place, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  try {
    git('worktree', 'add', '--detach', folder, commit);
    const lock = (at: string) => readFile(join(at, 'package-lock.json'), 'utf8');
    if ((await lock(folder)) === (await lock(root)))
      await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    else
      execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: folder,
        stdio: 'inherit',
      });
  } catch (error) {
    await remove();
    throw error;
  }
  return { title: git('log', '-1', '--format=%h %s', commit), folder, data: place, remove };
}
