import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { asOwner } from '#tests/world/connections.ts';
import { applies, checks, csv } from '#tests/world/import-world.ts';
import { until } from '#tests/world/waiting/until.ts';
import { newWorld } from '#tests/world/world.ts';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { riskCounterTable } from '#features/risk/record/server/risk.table.ts';
import { controlCounterTable } from '#features/treatment/control/server/control.table.ts';
import type { Database, TenantDb } from './database.ts';
import { nextNumber, turnAt } from './record-number.ts';

/** What kind of lock somebody waits for at the counter, while `work` waits for whoever had its turn before. */
async function waitsAt(counter: string, meanwhile: () => void): Promise<string[]> {
  const owner = await asOwner();
  meanwhile();
  let locks: string[] = [];
  await until(async () => {
    const { rows } = await owner.query<{ locktype: string }>(
      `select l.locktype from pg_locks l join pg_stat_activity a using (pid)
        where not l.granted and a.query like '%' || $1 || '%' and a.pid <> pg_backend_pid()`,
      [counter],
    );
    locks = rows.map(({ locktype }) => locktype);
    return locks.length > 0;
  });
  return locks;
}

/** Has the turn of a number, until `then` is through; the number is taken back. */
const withTurn = (
  database: Database,
  orgId: string,
  take: (db: TenantDb) => Promise<unknown>,
  then: () => Promise<void>,
) =>
  database
    .inOrganisation(orgId, {}, async (db) => {
      await take(db);
      await then();
      throw new Error('taken back');
    })
    .catch((error: Error) => assert.equal(error.message, 'taken back'));

suite('The next number of a kind of record', () => {
  test('is waited for in turn: who comes as it is let go does not go before those who wait', async () => {
    const { running, orgId } = await newWorld();
    const take = (db: TenantDb) => db.query(nextNumber(db, controlCounterTable));
    let second: Promise<unknown> = Promise.resolve();
    await withTurn(running.database, orgId, take, async () => {
      const locks = await waitsAt('control_counter', () => {
        second = withTurn(running.database, orgId, take, async () => undefined);
      });
      // The lock of a row has no such queue.
      assert.deepEqual(locks, ['advisory']);
    });
    await second;
  });

  test('of a risk too', async () => {
    const { admin, running, orgId } = await newWorld();
    let second: Promise<unknown> = Promise.resolve();
    const take = (db: TenantDb) => db.query(sql`select from ${turnAt(db, riskCounterTable)}`);
    await withTurn(running.database, orgId, take, async () => {
      const locks = await waitsAt('risk_counter', () => {
        second = admin.calls(registerRisk, { body: { title: 'In turn' } });
      });
      assert.deepEqual(locks, ['advisory']);
    });
    await second;
  });

  test('of many risks of a file too', async () => {
    const { admin, running, orgId } = await newWorld();
    const checked = await checks(admin, 'a.csv', csv(['Title'], ['In turn'], ['In turn as well']));
    let second: Promise<unknown> = Promise.resolve();
    const take = (db: TenantDb) => db.query(sql`select from ${turnAt(db, riskCounterTable)}`);
    await withTurn(running.database, orgId, take, async () => {
      const locks = await waitsAt('risk_counter', () => {
        second = applies(admin, checked);
      });
      assert.deepEqual(locks, ['advisory']);
    });
    await second;
  });
});
