import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { firstHome } from '#platform/server/database/homes/first-home.ts';
import { appUrl } from '#platform/server/database/migrate.ts';
import { beginIn } from '#tests/world/connections.ts';
import { listControls } from '#features/treatment/control/control.contract.ts';
import { listEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { listPlans } from '#features/treatment/plan/plan-list.contract.ts';
import { listRisks, readRisk } from '#features/risk/record/risk.contract.ts';
import { listTasks } from '#features/treatment/task/task-list.contract.ts';
import { computeResiduals } from '#tests/treatment/residual-world.ts';
import { newWorld, secret } from '#tests/world/world.ts';
import { loadRisks } from '../load.ts';
import { linksOfRisk, loadTreatment, tasksOfPlan } from './treatment-load.ts';

const controls = 100;

test('What the bench loads to treat risks is listed, read and reckoned with like what people made', async () => {
  const names = Array.from({ length: 8 }, (_, n) => `Department ${n}`);
  const world = await newWorld({ departments: names, home: firstHome });
  const { admin, orgId } = world;
  const departments = names.map((name) => world.departments[name] as string);
  const owners: string[] = [];
  for (let n = 0; n < 20; n++) owners.push((await world.person('Staff')).id);
  const client = new pg.Client({ connectionString: appUrl(world.adminUrl, secret) });
  await client.connect();
  await beginIn(client, orgId);
  const now = new Date();
  const order = { org: orgId, departments, owners, actor: { id: admin.id, name: 'Ada Admin' } };
  await loadRisks(client, { ...order, from: 1, to: controls, now: now.toISOString() });
  await loadTreatment(client, { ...order, controls, now });
  const links = await client.query<{ n: number }>(
    'select count(*)::int as n from risk_control where org_id = $1',
    [orgId],
  );
  await client.query('commit');
  await client.end();
  await computeResiduals(world);

  assert.equal(links.rows[0]?.n, controls * linksOfRisk);
  const [one] = (await admin.calls(listRisks, { query: { ordering: 'ref', limit: '1' } })).data;
  const { data: risk } = await admin.calls(readRisk, { params: { id: one?.id as string } });
  assert.deepEqual(
    [risk.residual_explanation?.controls.length, risk.residual === null],
    [linksOfRisk, false],
  );
  const counts = await Promise.all([
    admin.calls(listControls, { query: { limit: '200' } }),
    admin.calls(listPlans, { query: { limit: '200' } }),
    admin.calls(listTasks, { query: { limit: '200' } }),
    admin.calls(listEvidence, { query: { limit: '200' } }),
  ]);
  // A tenth of the controls is retired, and hidden.
  assert.deepEqual(
    counts.map(({ count }) => count),
    [controls * 0.9, controls, controls * tasksOfPlan, controls],
  );
});
