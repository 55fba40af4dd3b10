import { startTestDatabase } from '../testing/server-tests.ts';

/** The database of the tests for all workers, named in the environment as `tests/world/world.ts` looks for it. */
export async function withTestDatabase<T>(work: () => Promise<T>): Promise<T> {
  delete process.env['DATABASE_URL'];
  const { environment, stop } = await startTestDatabase();
  try {
    Object.assign(process.env, environment);
    return await work();
  } finally {
    await stop();
  }
}
