import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './folder.ts';
import { BadSetting } from './setting.ts';
import { codeOf } from './thrown.ts';

/** SECRET_KEY, or the secret that was made at the first start and is kept in the data folder for its owner alone. */
export async function secretOf({
  secret,
  dataDir,
}: {
  secret: string | undefined;
  dataDir: string;
}): Promise<string> {
  if (secret !== undefined) return secret;
  const path = join(dataDir, 'secret');
  try {
    await makeFolder(dataDir);
    const made = randomBytes(32).toString('base64url');
    await writeFile(path, `${made}\n`, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await chmod(path, 0o600);
    const kept = (await readFile(path, 'utf8')).trim();
    if (kept.length >= 32) return kept;
  } catch (error) {
    throw new BadSetting('DATA_DIR', `${path} cannot be used (${codeOf(error)})`);
  }
  throw new BadSetting('DATA_DIR', `${path} holds no secret of at least 32 characters`);
}
