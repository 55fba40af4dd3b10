import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { installQueue } from '#platform/server/queue/queue-schema.ts';
import { derive } from '#platform/server/session/access-token.ts';
import { contextPads } from '#platform/server/database/context/signed-context.ts';
import { codeOf } from '#platform/server/process/thrown.ts';

const root = join(import.meta.dirname, '../../../..');
export const appRole = 'plumbline_app';
/** What functions of the database run as: those of the log (activity.sql), and those that know the key of signed-context.sql. Nobody
 *  signs in as one of them. */
const functionRoles = ['plumbline_log', 'plumbline_context'];

/** How long a migration waits for a table that somebody works with, and how often it comes back. While it waits, everybody
 *  else waits behind it: so never long at a time. */
const patience = { lockTimeout: 2000, pause: 1000, attempts: 30 };

/** Brings the database up to this version: migrations, then the rules for tenants and the features' own SQL, all or nothing.
 *  One server at a time: the others wait. */
export async function migrateDatabase(
  adminUrl: string,
  secret: string,
  { lockTimeout, pause, attempts } = patience,
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7240125)');
    await client.query(`set lock_timeout = ${lockTimeout}`);
    await expectServer(client);
    await ensureAppRole(client, appPassword(secret));
    for (const role of functionRoles) await ensureFunctionRole(client, role);
    for (let attempt = 1; ; attempt++) {
      try {
        return await migrateOnce(client, secret);
      } catch (error) {
        const code = codeOf((error instanceof Error ? error.cause : undefined) ?? error);
        if (code !== '55P03') throw error;
        await client.query('rollback');
        if (attempt === attempts)
          throw new Error(
            `the database could not be brought up to this version: ${attempts} times a table was in use for longer than ${lockTimeout} ms. Nothing was changed; end the long transactions (pg_stat_activity) and start again`,
            { cause: error },
          );
        await new Promise((resume) => setTimeout(resume, pause));
      }
    }
  } finally {
    await client.end();
  }
}

async function migrateOnce(client: pg.Client, secret: string): Promise<void> {
  // The tables' defaults name this function before signed-context.sql defines it for good.
  await client.query(
    "create or replace function current_org() returns uuid language sql stable parallel safe as $$ select nullif(current_setting('app.org_id', true), '')::uuid $$",
  );
  await migrate(drizzle({ client }), {
    migrationsFolder: join(root, 'migrations'),
    migrationsSchema: 'plumbline_migrations',
  });
  await installQueue(client);
  await client.query('begin');
  for (const path of await sqlFiles()) await client.query(await readFile(path, 'utf8'));
  const { inner, outer } = contextPads(secret);
  await client.query(
    `insert into plumbline_context.key (inner_pad, outer_pad) values ($1, $2)
      on conflict (is_only) do update set inner_pad = excluded.inner_pad, outer_pad = excluded.outer_pad`,
    [inner, outer],
  );
  await client.query('commit');
}

/** SQL that belongs to the code rather than to a migration: run again after every one. The platform's own comes first, then its
 *  rules over all tables, then each thing's, which may narrow what the rules allow. */
async function sqlFiles(): Promise<string[]> {
  const src = join(root, 'src');
  const found = (await readdir(src, { recursive: true })).filter((path) => path.endsWith('.sql')).toSorted();
  const turnOf = (path: string) =>
    path.endsWith('tenant-rules.sql') ? 1 : path.startsWith('platform/') ? 0 : 2;
  return found.toSorted((one, other) => turnOf(one) - turnOf(other)).map((path) => join(src, path));
}

const oldest: Record<number, number> = { 15: 14, 16: 10, 17: 6, 18: 0 };

/** Refuses servers without the fix that keeps statistics from showing hidden rows (CVE-2025-8713). */
async function expectServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const version = Number(rows[0]?.server_version_num);
  const major = Math.floor(version / 10_000);
  const least = oldest[major] ?? (major > 18 ? 0 : undefined);
  if (least === undefined || version % 10_000 < least) {
    throw new Error(
      `PostgreSQL ${major}.${version % 10_000} is too old: 15.14, 16.10, 17.6 or 18.0 and later are supported`,
    );
  }
}

/** What holds for every connection of the product; times in milliseconds. */
const settingsOfApp = {
  TimeZone: 'UTC',
  statement_timeout: 5000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
  plan_cache_mode: 'force_generic_plan',
};

/** The one login of the product: owns nothing, bypasses nothing. Its password follows from SECRET_KEY. */
async function ensureAppRole(client: pg.Client, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [appRole]);
  const attributes = 'login noinherit nosuperuser nobypassrls nocreatedb nocreaterole noreplication';
  await client.query(
    `${rowCount === 0 ? 'create' : 'alter'} role ${appRole} ${attributes} password ${client.escapeLiteral(password)}`,
  );
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const name = client.escapeIdentifier(rows[0]?.name ?? '');
  await client.query(`revoke all on database ${name} from public`);
  await client.query(`grant connect on database ${name} to ${appRole}`);
  // A role may set defaults for its own connections, and they would outlast whoever set them. Ours hold whoever signs in, a
  // pooler as well, and are there at every moment: it is one transaction.
  await client.query(
    [
      'begin',
      `alter role ${appRole} reset all`,
      `alter role ${appRole} in database ${name} reset all`,
      ...Object.entries(settingsOfApp).map(
        ([setting, value]) => `alter role ${appRole} in database ${name} set ${setting} = '${value}'`,
      ),
      'commit',
    ].join('; '),
  );
}

async function ensureFunctionRole(client: pg.Client, role: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await client.query(`create role ${role} nologin noinherit`);
}

const appPassword = (secret: string) => derive(secret, 'database').toString('base64url');

/** The app role's way to the same database. */
export function appUrl(adminUrl: string, secret: string): string {
  const url = new URL(adminUrl);
  url.username = appRole;
  url.password = appPassword(secret);
  return url.href;
}
