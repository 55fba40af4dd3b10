import { execFileSync, spawnSync } from 'node:child_process';

export interface SystemUser {
  uid: number;
  gid: number;
}

const name = 'postgres';

/** PostgreSQL refuses to run as root: then it runs as a system user of its own, made where it is missing. */
export function databaseUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const known = idsOf(name);
  if (known !== undefined) return known;
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    name,
  ]);
  const made = idsOf(name) ?? (spawnSync('adduser', ['-S', '-D', '-H', name]), idsOf(name));
  if (made === undefined) {
    throw new Error(
      `PostgreSQL does not run as root, and the system user "${name}" could not be made: start as another user, or set DATABASE_URL`,
    );
  }
  return made;
}

function idsOf(user: string): SystemUser | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/** Whether that user may enter a folder. The system is asked, because its mode is not all that can close a folder. */
export const reaches = (user: SystemUser | undefined, folder: string): boolean =>
  user === undefined ||
  spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' }).status ===
    0;
