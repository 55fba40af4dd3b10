import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#platform/server/database/database.ts';
import { appUrl } from '#platform/server/database/migrate.ts';
import { secret } from './prepare.ts';

interface Preparing {
  app: ReturnType<typeof openDatabase>;
  client: pg.Client;
  size: number;
  slug: string;
}

/** An organisation of each size, kept in `folder` for the next run under the name of what it is for. */
export async function preparedOnce<Organisation>(
  {
    folder,
    name,
    adminUrl,
    sizes,
  }: { folder: string; name: string; adminUrl: string; sizes: readonly number[] },
  make: (preparing: Preparing) => Promise<Organisation>,
): Promise<Organisation[]> {
  const list = join(folder, `${name}-${sizes.join('-')}.json`);
  const known = await readFile(list, 'utf8').catch(() => undefined);
  if (known !== undefined) return JSON.parse(known) as Organisation[];
  const app = openDatabase({ connectionString: appUrl(adminUrl, secret), size: 2, secret });
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const organisations: Organisation[] = [];
  // Those of an earlier load that did not come to its end are there still.
  const started = Date.now().toString(36);
  for (const size of sizes)
    organisations.push(await make({ app, client, size, slug: `${name}-${started}-${size}` }));
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
  await app.close();
  await writeFile(list, JSON.stringify(organisations));
  return organisations;
}
