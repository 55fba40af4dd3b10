// Own process: it works in a database of its own, whose waiting organisations it removes.
import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { allHomes } from '#platform/server/database/homes/homes.ts';
import { childrenFirst, removeOrganisation } from '#platform/server/database/homes/remove-organisation.ts';
import { readConfig } from '#platform/server/process/config.ts';
import { asOwner } from '#tests/world/connections.ts';
import { homesOfRun } from '#tests/world/homes.ts';
import type { Registered } from '#tests/accounts/registration-world.ts';
import { workInOwnDatabase } from '#tests/world/own-database.ts';
import { setClock } from '#tests/world/world.ts';
import { endWaitingOrganisations } from './server/registration.jobs.ts';

await workInOwnDatabase();
const { adminUrl, day, details, found, registered, running, signsIn, signsUp, slugIn, statusOf } =
  await import('#tests/accounts/registration-world.ts');
const owner = await asOwner();
afterEach(() => setClock());

suite('An organisation that nobody has signed in to', () => {
  const config = readConfig({ ...homesOfRun() });
  const failures: unknown[] = [];
  const round = (hours: number) =>
    endWaitingOrganisations({
      database: running.database,
      homes: allHomes(adminUrl, config.homes),
      onError: (error) => failures.push(error),
    })(new Date(day + hours * 3_600_000));
  const rowsOf = async ({ id }: Registered) => {
    const { rows } = await owner.query<{ name: string; column: string }>(
      `select c.relname as name, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname in ('org_id', 'organisation_id') and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    );
    const counts = [];
    for (const { name, column } of rows) {
      const { rows: counted } = await owner.query(
        `select count(*)::int as n from ${name} where ${column} = $1`,
        [id],
      );
      if (counted[0].n > 0) counts.push(name);
    }
    return counts;
  };

  test('is gone after two days, with every row and its address; its name is free again', async () => {
    const written = details();
    const one = await registered(written);
    const opened = await registered();
    assert.equal((await signsIn(opened)).status, 200);
    await round(47);
    assert.equal(await statusOf(one), 'pending');
    assert.ok((await rowsOf(one)).length > 8);
    assert.ok((await round(49)) >= 1);
    assert.deepEqual(failures, []);
    assert.deepEqual(await rowsOf(one), []);
    assert.equal(await statusOf(opened), 'active');
    const again = await signsUp({ ...details(), organization_name: written.organization_name });
    assert.equal(slugIn(again), one.slug);
  });

  test('stays, if somebody has after all and the directory was not told; then it is', async () => {
    const one = await registered();
    await owner.query(`update organisation set status = 'active' where org_id = $1`, [one.id]);
    await round(49);
    assert.deepEqual(failures, []);
    assert.equal(await statusOf(one), 'active');
    assert.deepEqual(
      (await found(one.email)).map(({ base_url }) => base_url),
      [`/org/${one.slug}`],
    );
  });
});

test('An organisation that does not wait any more is not removed, whatever was known before', async () => {
  const one = await registered();
  await signsIn(one);
  const homes = allHomes(adminUrl, readConfig({ ...homesOfRun() }).homes);
  assert.equal(await removeOrganisation(homes, one.id, { onlyWhen: "status = 'pending'" }), false);
  assert.equal(await statusOf(one), 'active');
  assert.equal((await signsIn(one)).status, 200);
});

test('Tables are emptied before those that they refer to, and a circle is told', () => {
  const references = [
    { from: 'c', to: 'b' },
    { from: 'b', to: 'a' },
    { from: 'd', to: 'a' },
    { from: 'x', to: 'a' },
  ];
  assert.deepEqual(childrenFirst(['a', 'b', 'c', 'd'], references), ['c', 'd', 'b', 'a']);
  assert.throws(
    () => childrenFirst(['a', 'b'], [...references, { from: 'a', to: 'b' }]),
    /in a circle: a, b/,
  );
});
