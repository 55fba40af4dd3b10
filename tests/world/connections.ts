import pg from 'pg';
import { entering } from '#platform/server/database/context/begin.ts';
import { appUrl } from '#platform/server/database/migrate.ts';
import { contextSigner } from '#platform/server/database/context/signed-context.ts';
import { afterFile } from '#tests/world/after-hooks.ts';
import { homeOf, homesOfRun } from '#tests/world/homes.ts';
import { secret, sharedServer } from '#tests/world/world.ts';
import { readConfig } from '#platform/server/process/config.ts';
import { firstHome } from '#platform/server/database/homes/first-home.ts';

/** One connection. Several may ask at the same time: they are answered in turn, as those of the product are. */
export async function connected(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address, pipeline: true });
  client.on('error', () => undefined); // A file's own database stops first.
  await client.connect();
  afterFile.add(() => client.end());
  return client;
}

/** The owner of the tables: sees every organisation, as no caller does. */
export const asOwner = () => connectedToHomes((adminUrl) => adminUrl);

/** The role the product signs in with, without the product around it. */
export const asApp = () => connectedToHomes((adminUrl) => appUrl(adminUrl, secret));

/** Opens a transaction of an organisation on a connection of the product's role, as the product does. */
export async function beginIn(app: pg.Client, orgId: string): Promise<void> {
  const { text, values = [] } = entering(contextSigner(secret).sign(orgId));
  await app.query('begin');
  await app.query(text, values);
}

/** One connection where there is one home. With several, each statement goes to the home of the organisation that it names, and
 *  so does the rest of its transaction, which begins there; one that names none is asked at all of them, unless it inserts. */
async function connectedToHomes(addressOf: (adminUrl: string) => string): Promise<pg.Client> {
  const { adminUrl } = await sharedServer();
  const first = await connected(addressOf(adminUrl));
  const { homes } = readConfig({ ...homesOfRun() });
  if (homes.length === 0) return first;
  const clients = new Map([[firstHome, first]]);
  for (const { name, url } of homes) clients.set(name, await connected(addressOf(url)));
  const organisations = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
  const named = (asked: string) =>
    (asked.match(organisations) ?? []).map((id) => homeOf.get(id)).find((home) => home !== undefined);
  /** Where the transaction is; `begin` waits for the first statement that names an organisation. */
  let inside: pg.Client | 'somewhere' | undefined;

  async function query(statement: string | pg.QueryConfig, values: unknown[] = []): Promise<pg.QueryResult> {
    const text = typeof statement === 'string' ? statement : statement.text;
    const client = clients.get(named(`${text} ${JSON.stringify(values)}`) ?? '');
    if (/^\s*begin\s*$/i.test(text)) {
      inside = 'somewhere';
      return undefined as never;
    }
    if (/^\s*begin/i.test(text)) inside = client ?? first;
    else if (inside === 'somewhere' && client !== undefined) {
      inside = client;
      await client.query('begin');
    }
    const asked = inside === 'somewhere' ? client : (inside ?? client);
    if (/^\s*(commit|rollback)\s*$/i.test(text)) inside = undefined;
    if (asked !== undefined) return asked.query(statement as string, values);
    if (/^\s*insert/i.test(text)) return first.query(statement as string, values);
    const answers = await Promise.all(
      [...clients.values()].map((one) => one.query(statement as string, values)),
    );
    const [one] = answers as [pg.QueryResult];
    return Object.assign(one, {
      rows: answers.flatMap(({ rows }) => rows as unknown[]),
      rowCount: answers.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0),
    });
  }
  return { query } as unknown as pg.Client;
}
