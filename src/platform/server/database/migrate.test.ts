// Own process: it works in a database of its own.
import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { connected } from '#tests/world/connections.ts';
import { workInOwnDatabase } from '#tests/world/own-database.ts';
import { secret, sharedServer } from '#tests/world/world.ts';
import { migrateDatabase } from './migrate.ts';

await workInOwnDatabase();
const { adminUrl } = await sharedServer();
const holder = await connected(adminUrl);
const brief = { lockTimeout: 100, pause: 50, attempts: 2 };

suite('A migration', () => {
  afterEach(() => holder.query('rollback'));

  test('waits for a table in use a little at a time, changes nothing, and says what to do', async () => {
    await holder.query('begin; lock table person in access share mode');
    await assert.rejects(
      migrateDatabase(adminUrl, secret, brief),
      /2 times a table was in use for longer than 100 ms.*pg_stat_activity/,
    );
    await holder.query('commit');
  });

  test('comes back until the table is free', async () => {
    await holder.query('begin; lock table person in access share mode');
    const migrating = migrateDatabase(adminUrl, secret, { ...brief, attempts: 600 });
    await new Promise((resume) => setTimeout(resume, 400));
    await holder.query('commit');
    await migrating;
  });
});
