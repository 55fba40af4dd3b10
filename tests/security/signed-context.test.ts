// Own process: it works in a database of its own, whose functions and key it changes.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { entering } from '#platform/server/database/context/begin.ts';
import { openDatabase, type TenantDb } from '#platform/server/database/database.ts';
import { appUrl } from '#platform/server/database/migrate.ts';
import { contextPads, contextSigner } from '#platform/server/database/context/signed-context.ts';
import { afterFile } from '#tests/world/after-hooks.ts';
import { asApp, asOwner, beginIn } from '#tests/world/connections.ts';
import { workInOwnDatabase } from '#tests/world/own-database.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld, secret, sharedServer } from '#tests/world/world.ts';

await workInOwnDatabase();
const owner = await asOwner();
const [here, there] = [await newWorld(), await newWorld()];
for (const world of [here, there]) await raised(world.admin, 'The warehouse floods');

const whose = async (asked: pg.Client | TenantDb) => {
  const text = 'select distinct org_id from risk';
  const rows = 'ask' in asked ? await asked.query(sql.raw(text)) : (await asked.query(text)).rows;
  return (rows as { org_id: string }[]).map(({ org_id }) => org_id);
};
const settings = `select current_setting('app.org_id', true) as org, current_setting('app.proof', true) as proof`;
interface Settings {
  org: string;
  proof: string;
}
/** Sets what a transaction of the product had set. */
const set = (client: pg.Client, { org, proof }: Settings, isLocal = true) =>
  client.query(`select set_config('app.org_id', $1, $3), set_config('app.proof', $2, $3)`, [
    org,
    proof,
    isLocal,
  ]);

suite('Whoever speaks SQL inside a transaction of one organisation', () => {
  test('opens no other by naming it', async () => {
    await here.database.inOrganisation(here.orgId, { unrecorded: true }, async (db) => {
      assert.deepEqual(await whose(db), [here.orgId]);
      for (const named of [there.orgId, '', 'nonsense', here.orgId.toUpperCase()]) {
        await db.query(sql`select set_config('app.org_id', ${named}, true)`);
        assert.deepEqual(await whose(db), [], named);
      }
      await db.query(sql`select set_config('app.org_id', ${here.orgId}, true)`);
      assert.deepEqual(await whose(db), [here.orgId]);
    });
  });

  test('opens nothing later, nor elsewhere, with what that transaction was opened with', async () => {
    const [app, other] = [await asApp(), await asApp()];
    await beginIn(app, here.orgId);
    const [kept] = (await app.query<Settings>(settings)).rows as [Settings];
    await set(app, kept);
    assert.deepEqual(await whose(app), [here.orgId], 'in the transaction itself');
    await beginIn(other, there.orgId);
    await set(other, kept);
    assert.deepEqual(await whose(other), [], 'on another connection, at the same time');
    await other.query('rollback');
    await set(app, kept, false);
    await app.query('commit');
    assert.deepEqual(await whose(app), [], 'kept for the session');
    await app.query('begin');
    await set(app, kept);
    assert.deepEqual(await whose(app), [], 'in the next transaction');
    await app.query('rollback');
    const rows = await there.database.inOrganisation(there.orgId, { readOnly: true }, async (db) => {
      await db.query(
        sql`select set_config('app.org_id', ${kept.org}, true), set_config('app.proof', ${kept.proof}, true)`,
      );
      return whose(db);
    });
    assert.deepEqual(rows, [], 'in a transaction of the product');
  });

  test('signs for none', async () => {
    const app = await asApp();
    await beginIn(app, here.orgId);
    const [{ proof }] = (await app.query<Settings>(settings)).rows as [Settings];
    await app.query('rollback');
    const { at, signature } = contextSigner(secret).sign(here.orgId);
    const tries: [org: string, at: number | null, signature: string | null][] = [
      [there.orgId, at, signature],
      [here.orgId, at + 1, signature],
      [here.orgId, at, null],
      [here.orgId, null, signature],
      [here.orgId, at, proof],
      [here.orgId, at, contextSigner(secret).close(proof)],
      [here.orgId, at, contextSigner(`another ${secret}`).sign(here.orgId).signature],
    ];
    for (const values of tries)
      await assert.rejects(app.query('select enter_organisation($1, $2, $3)', values), { code: '28000' });
    assert.deepEqual(await whose(app), []);
  });
});

suite('A signature for a transaction', () => {
  test('counts for a minute', async (t) => {
    const app = await asApp();
    for (const minutes of [-2, 2]) {
      t.mock.timers.enable({ apis: ['Date'], now: Date.now() + minutes * 60_000 });
      const { at, signature } = contextSigner(secret).sign(here.orgId);
      t.mock.timers.reset();
      await assert.rejects(app.query('select enter_organisation($1, $2, $3)', [here.orgId, at, signature]), {
        code: 'PLM03',
      });
    }
  });

  test('is made by the clock of the database, where that of the product is wrong', async (t) => {
    const { adminUrl } = await sharedServer();
    const ours = sql`select count(*)::int as n from risk`;
    const counted = { name: 'counted_ahead', text: 'select $1::int as n' };
    for (const hours of [-3, 3]) {
      const options = { connectionString: appUrl(adminUrl, secret), size: 1, secret };
      const [one, other] = [openDatabase(options), openDatabase(options)];
      afterFile.add(() => Promise.all([one.close(), other.close()]));
      t.mock.timers.enable({ apis: ['Date'], now: Date.now() + hours * 3_600_000 });
      try {
        const rows = await one.inOrganisation(here.orgId, { readOnly: true }, (db) => db.query(ours));
        assert.deepEqual(rows, [{ n: 1 }]);
        const ahead = [{ statement: counted, values: [7] }];
        const asked = [{ statement: { name: 'counted_risks', text: 'select org_id from risk' }, values: [] }];
        assert.deepEqual(await other.inOneTrip(here.orgId, asked, ahead), [
          [{ n: 7 }],
          [{ org_id: here.orgId }],
        ]);
      } finally {
        t.mock.timers.reset();
      }
    }
  });

  test('is asked for once a statement, and by the leader where workers share one', async () => {
    const app = await asApp();
    await beginIn(app, here.orgId);
    await app.query(
      `set local parallel_setup_cost = 0; set local parallel_tuple_cost = 0; set local min_parallel_table_scan_size = 0;
        set local enable_indexscan = off; set local enable_bitmapscan = off; set local enable_indexonlyscan = off`,
    );
    await owner.query('analyze risk');
    const text = 'select count(*)::int as n from risk';
    const { rows } = await app.query<{ 'QUERY PLAN': string }>(`explain (verbose, costs off) ${text}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    assert.match(plan, /InitPlan 1[^\n]*\n\s*->\s*Result\n\s*Output: signed_org\(\)/);
    assert.equal(plan.match(/signed_org/g)?.length, 1, plan);
    assert.match(plan, /Gather/);
    assert.deepEqual((await app.query(text)).rows, [{ n: 1 }]);
    await app.query('rollback');
  });
});

suite('The key of signatures', () => {
  const { inner, outer } = contextPads(secret);
  /** Whether what was said holds the key, however bytes are printed. Long lines are broken anywhere. */
  const isTold = (said: string): boolean =>
    [inner, outer].some((pad) => {
      const bytes = [...pad.subarray(0, 16)];
      const signed = bytes.map((byte) => (byte > 127 ? byte - 256 : byte));
      return [bytes.join(''), signed.join(''), pad.toString('hex', 0, 16)].some((told) =>
        said.replaceAll(/\s+/g, '').includes(told),
      );
    });
  /** All that a new connection is told when it switches on whatever it may, and then asks the functions that know the key. */
  async function overheard(): Promise<string> {
    const app = await asApp();
    const said: string[] = [];
    app.on('notice', ({ message = '', detail = '' }) => void said.push(message, detail));
    const { rows } = await app.query<{ name: string }>(
      `select name from pg_settings where context = 'user' and vartype = 'bool' and name ~ '^(debug|log|trace)_' and name <> 'debug_deadlocks'`,
    );
    for (const { name } of rows) await app.query(`set ${name} = on`);
    await app.query('set client_min_messages = debug5');
    await beginIn(app, here.orgId);
    await whose(app);
    await app.query(`select append_acts('{}', '{}', 'x')`).catch(() => undefined);
    await app.query('rollback');
    return said.join('\n');
  }

  test('is told to no connection of the product, whatever that one has the database print', async () => {
    const said = await overheard();
    assert.match(said, /PLANNEDSTMT/);
    assert.equal(isTold(said), false);
    // Where plans of these functions could be printed, it would be.
    await owner.query('alter function signed_org() reset debug_print_plan');
    try {
      assert.equal(isTold(await overheard()), true);
    } finally {
      await owner.query('alter function signed_org() set debug_print_plan = off');
    }
  });

  test('is changed under open connections', async () => {
    const app = await asApp();
    await beginIn(app, here.orgId);
    await app.query('rollback');
    const next = `another ${secret}`;
    const putKey = async (of: string) => {
      const path = join(import.meta.dirname, '../../src/platform/server/database/context/signed-context.sql');
      const pads = contextPads(of);
      await owner.query('begin');
      await owner.query(await readFile(path, 'utf8'));
      await owner.query('update plumbline_context.key set inner_pad = $1, outer_pad = $2', [
        pads.inner,
        pads.outer,
      ]);
      await owner.query('commit');
    };
    await putKey(next);
    try {
      await assert.rejects(beginIn(app, here.orgId), { code: '28000' });
      await app.query('rollback');
      await app.query('begin');
      await app.query(entering(contextSigner(next).sign(here.orgId)));
      assert.deepEqual(await whose(app), [here.orgId]);
      await app.query('rollback');
    } finally {
      await putKey(secret);
    }
    await beginIn(app, here.orgId);
    assert.deepEqual(await whose(app), [here.orgId]);
    await app.query('rollback');
  });
});
