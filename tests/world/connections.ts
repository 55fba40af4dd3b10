import pg from 'pg';
import { appUrl } from '#platform/server/database/migrate.ts';
import { appPassword } from '#app/create-app.ts';
import { afterFile } from '#tests/world/after-hooks.ts';
import { secret, sharedServer } from '#tests/world/world.ts';

/** One connection. Several may ask at the same time: they are answered in turn, as those of the product are. */
export async function connected(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address, pipeline: true });
  client.on('error', () => undefined); // A file's own database stops first.
  await client.connect();
  afterFile.add(() => client.end());
  return client;
}

/** The owner of the tables: sees every organisation, as no caller does. */
export const asOwner = async () => connected((await sharedServer()).adminUrl);

/** The role the product signs in with, without the product around it. */
export const asApp = async () => connected(appUrl((await sharedServer()).adminUrl, appPassword(secret)));
