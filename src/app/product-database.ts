import { derive } from '#platform/server/session/access-token.ts';
import type { Config } from '#platform/server/process/config.ts';
import {
  findEmbeddedDatabase,
  startEmbeddedDatabase,
  type RunningDatabase,
} from '#platform/server/database/embedded/embedded-database.ts';
import { migrateDatabase } from '#platform/server/database/migrate.ts';
import { secretOf } from '#platform/server/process/secret.ts';
import { BadSetting } from '#platform/server/process/setting.ts';
import type { Homes } from '#platform/server/database/homes/homes.ts';
import { openProductHomes } from './create-app.ts';
import { codeOf, messageOf } from '#platform/server/process/thrown.ts';

export interface ProductDatabase extends RunningDatabase {
  secret: string;
  embedded: boolean;
}

type Log = (line: string) => void;

const ownerPassword = (secret: string) => derive(secret, 'database owner').toString('base64url');

/** The database of the settings, at this version: the one of DATABASE_URL, or the embedded one, started. */
export async function startProductDatabase(config: Config, log: Log): Promise<ProductDatabase> {
  const secret = await secretOf(config);
  const running =
    config.databaseUrl === undefined
      ? await startEmbeddedDatabase(config.dataDir, ownerPassword(secret), log)
      : { url: config.databaseUrl, stop: async () => undefined };
  try {
    await migrated(running.url, secret, config.databaseUrl !== undefined);
  } catch (error) {
    await running.stop();
    throw error;
  }
  return { ...running, secret, embedded: config.databaseUrl === undefined };
}

/** For commands: beside a running server its database, and otherwise one started for as long as `work` takes. */
export async function withProductDatabase<T>(
  config: Config,
  work: (database: ProductDatabase) => Promise<T>,
): Promise<T> {
  const secret = await secretOf(config);
  const found =
    config.databaseUrl === undefined
      ? await findEmbeddedDatabase(config.dataDir, ownerPassword(secret))
      : undefined;
  if (found !== undefined) return work({ url: found, stop: async () => undefined, secret, embedded: true });
  const database = await startProductDatabase(config, () => undefined);
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}

/** For commands that concern all homes: opened with one connection each, and asked once whether they are there. */
export const withProductHomes = <T>(
  config: Config,
  work: (homes: Homes, directory: ProductDatabase) => Promise<T>,
): Promise<T> =>
  withProductDatabase(config, async (directory) => {
    const { url: adminUrl, secret } = directory;
    const homes = openProductHomes({ ...config, databasePool: 1 }, { adminUrl, secret });
    try {
      await homes.asked();
      return await work(homes, directory);
    } finally {
      await homes.close();
    }
  });

async function migrated(url: string, secret: string, given: boolean): Promise<void> {
  try {
    await migrateDatabase(url, secret);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const [code, message] = [codeOf(cause), messageOf(cause)];
    // Only what is wrong with the address itself: a migration that fails is a defect, and shows where.
    const address = [
      'ECONNREFUSED',
      'ENOTFOUND',
      'EAI_AGAIN',
      'ETIMEDOUT',
      'ECONNRESET',
      '28P01',
      '28000',
      '3D000',
      '42501',
    ];
    if (given && (address.includes(code ?? '') || /too old/.test(message)))
      throw new BadSetting('DATABASE_URL', message || String(code));
    throw error;
  }
}
