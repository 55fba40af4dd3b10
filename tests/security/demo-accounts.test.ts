// Own process: it works in a database of its own, where there is nobody.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readConfig } from '#platform/server/process/config.ts';
import { asOwner } from '#tests/world/connections.ts';
import { workInOwnDatabase } from '#tests/world/own-database.ts';
import { secret, sharedServer } from '#tests/world/world.ts';
import { demoOrganisations } from '../../seeds/demo-organisations.ts';

await workInOwnDatabase();
const { adminUrl, database } = await sharedServer();
const { newOrganisation } = await import('#app/new-organisation.ts');
const { startServer } = await import('#app/start-server.ts');
const owner = await asOwner();

/** The product where others than this machine get to it. */
const wide = readConfig({
  DATABASE_URL: adminUrl,
  SECRET_KEY: secret,
  HOST: '0.0.0.0',
  TLS_AT_PROXY: 'yes',
  PORT: '0',
  LOG_LEVEL: 'silent',
});
const start = () => startServer(wide, () => undefined);

suite('A product that others than this machine get to', () => {
  test('has no account that nobody made', async () => {
    const { signIns, stop } = await start();
    const { rows } = await owner.query<{ n: number }>('select count(*)::int as n from person');
    assert.deepEqual([rows[0]?.n, signIns], [0, []]);
    await stop();
  });

  test('does not start while the demo’s accounts are there, whose passwords everybody knows', async () => {
    const [demo] = demoOrganisations;
    assert.ok(demo);
    const { slug, domain, name } = demo;
    await newOrganisation(
      database,
      adminUrl,
      { name, slug, license: 'corporate', domains: [domain] },
      { email: `admin@${domain}`, first_name: 'Ada', last_name: 'Admin', password_hash: 'none' },
    );
    await assert.rejects(start(), /^.*HOST: the demo organisations exist here/);
  });
});
