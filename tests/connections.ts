import pg from 'pg';
import { appUrl } from '#platform/server/migrate.ts';
import { appPassword } from '#app/create-app.ts';
import { atTheEnd, secret, theServer } from '#tests/world.ts';

async function connected(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  atTheEnd(() => client.end());
  return client;
}

/** The owner of the tables: sees every organisation, as no caller does. */
export const asOwner = async () => connected((await theServer()).adminUrl);

/** The role the product signs in with, without the product around it. */
export const asApp = async () => connected(appUrl((await theServer()).adminUrl, appPassword(secret)));
