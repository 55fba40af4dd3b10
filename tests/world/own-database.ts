import pg from 'pg';
import { migrateDatabase } from '#platform/server/database/migrate.ts';
import { useOwnHomes } from '#tests/world/homes.ts';
import { secret } from '#tests/world/world.ts';

/** Beside files that share the run's database, this one works in a database of its own, and on one home: what it does concerns all of it.
 *  Called before the server is asked for. */
export async function workInOwnDatabase(): Promise<void> {
  const shared = process.env['PLUMBLINE_TEST_DATABASE'];
  if (shared === undefined) return;
  useOwnHomes('');
  const name = `own_${process.pid}`;
  const client = new pg.Client({ connectionString: shared });
  await client.connect();
  // The runner keeps one that is migrated and untouched: in a copy of it little is left to do but what the role may do there.
  const template = process.env['PLUMBLINE_TEST_TEMPLATE'];
  await client.query(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  await client.end();
  const own = new URL(shared);
  own.pathname = `/${name}`;
  await migrateDatabase(own.href, secret);
  process.env['PLUMBLINE_TEST_DATABASE'] = own.href;
}
