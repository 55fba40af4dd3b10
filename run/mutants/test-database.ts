import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded-database.ts';
import { migrateDatabase } from '#platform/server/database/migrate.ts';
import { appPassword } from '#app/create-app.ts';

/** One PostgreSQL for all workers, named in the environment as `tests/world/world.ts` looks for it. */
export async function withTestDatabase<T>(work: () => Promise<T>): Promise<T> {
  delete process.env['DATABASE_URL'];
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-mutants-'));
  await chmod(folder, 0o755);
  const given = process.env['TEST_DATABASE_URL'];
  const database = given
    ? { url: given, stop: async () => undefined }
    : await startEmbeddedDatabase(folder, randomBytes(12).toString('hex'), () => undefined, {
        // Each file that a worker has loaded keeps the connections it opened, for the next place that is deleted.
        max_connections: '600',
      });
  try {
    const secret = randomBytes(24).toString('hex');
    await migrateDatabase(database.url, appPassword(secret));
    Object.assign(process.env, { PLUMBLINE_TEST_DATABASE: database.url, PLUMBLINE_TEST_SECRET: secret });
    return await work();
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
