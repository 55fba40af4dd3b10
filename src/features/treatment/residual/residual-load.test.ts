import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { changeRisk, readRisk } from '#features/risk/record/risk.contract.ts';
import { residualDue } from '#features/treatment/residual-queue/server/shared/residual-due.queries.ts';
import { computeResiduals, controlRow, inRows } from '#tests/treatment/residual-world.ts';
import { timesMeanwhile } from '#tests/world/waiting/meanwhile.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';

const touched = 1000;

test(`A failed test that touches ${touched} risks is computed part by part, and calls are answered meanwhile`, async () => {
  const world = await newWorld();
  const { admin } = world;
  const one = await raised(admin, 'Invoices are paid twice');
  const params = { id: one.id };
  const control = await inRows(world, async (db) => {
    const id = await controlRow({}, db, admin.id);
    await db.query(sql`insert into risk (org_id, id, entry_number, ref, title, source, raised_on, triage, owner_id, category_id, created_at, updated_at)
      select r.org_id, gen_random_uuid(), 10000 + n, 'R-' || (10000 + n), 'Invoice ' || n || ' is paid twice', 'user', '2026-01-01', 'triaged', r.owner_id, r.category_id, now(), now()
      from risk r, generate_series(1, ${touched - 1}) n where r.org_id = ${db.org_id}`);
    await db.query(sql`update risk r set model_version = m.number, inherent_likelihood = 4, inherent_consequence = 5, inherent_level = 3
      from risk_model m where r.org_id = ${db.org_id} and m.org_id = r.org_id`);
    await db.query(sql`insert into risk_control (org_id, id, risk_id, control_id, acts_on, design, since, created_at, updated_at)
      select r.org_id, gen_random_uuid(), r.id, ${id}, 'both', 80, '2026-01-01', now(), now() from risk r where r.org_id = ${db.org_id}`);
    await residualDue(db, { controls: [id], cause: 'control_linked' });
    return id;
  });
  await computeResiduals(world);
  const levels = () =>
    inRows(world, (db) =>
      db.query<{ level: number; n: number }>(
        sql`select level, count(*)::int as n from risk where org_id = ${db.org_id} group by 1`,
      ),
    );
  assert.deepEqual(await levels(), [{ level: 0, n: touched }]);

  let { version } = (await admin.calls(readRisk, { params })).data;
  /** Somebody at work on one risk: reads it and writes it. */
  const call = async (n: number): Promise<void> => {
    const { data } = await admin.calls(readRisk, { params });
    // Its rating may have come out differently in between: then it is read again.
    const body = { version: data.version, description: `Seen ${n} times` };
    await admin.calls(changeRisk, { params, body }).catch(() => undefined);
    ({ version } = data);
  };

  await inRows(world, async (db) => {
    await db.query(
      sql`update control set last_test_result = 'fail', status = 'degraded' where org_id = ${db.org_id} and id = ${control}`,
    );
    await residualDue(db, { controls: [control], cause: 'control_tested' });
  });
  const computing = computeResiduals(world);
  const answered = await timesMeanwhile(computing, call);
  await computing;
  assert.deepEqual(await levels(), [{ level: 3, n: touched }]);
  assert.ok(answered > 2, `${answered} calls were answered meanwhile`);
  assert.ok(version > 1);
});
