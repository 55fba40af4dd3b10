import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  addCategory,
  changeCategory,
  removeCategory,
} from '#features/risk/category/risk-category.contract.ts';
import {
  archiveDepartment,
  moveDepartment,
  listDepartmentNodes,
} from '#features/organisation/department/department-change.contract.ts';
import { activateDraft, rerateRisks, saveDraft } from '#features/risk/model/risk-model-draft.contract.ts';
import { readModel } from '#features/risk/model/risk-model.contract.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { changeRisk, deleteRisk, readRisk, restoreRisk } from '#features/risk/record/risk.contract.ts';
import {
  addAppetite,
  changeAppetite,
  removeAppetite,
} from '#features/treatment/appetite/appetite.contract.ts';
import { computeResiduals } from '#tests/treatment/residual-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { applies, checks, csv, riskByRef } from '#tests/world/import-world.ts';
import { newTeam } from '#tests/world/risk-team.ts';
import { setClock } from '#tests/world/world.ts';
import { noteStaleRisks } from './server/residual.jobs.ts';

const owner = await asOwner();

/** A team whose risks are within the appetite up to low, with a risk of 4 x 5, and how to see what follows from an act. */
async function newAppetiteTeam() {
  const team = await newTeam();
  const { admin } = team;
  const from = { valid_from: '2026-01-01', approver_id: admin.id };
  const add = async (body: object) =>
    (await admin.calls(addAppetite, { body: { ...from, ...body } as never })).data;
  const whole = await add({ scope: 'organisation', max_level: 0 });
  const { id } = await team.risk();
  const params = { id };
  const body = { version: 1, inherent: { likelihood: 4, consequence: 5 }, reason: 'It was seen' };
  await admin.calls(assessRisk, { params, body });
  await computeResiduals(team);
  const now = async () => (await admin.calls(readRisk, { params })).data;
  const woken = async () => {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from queue.job where data ->> 'kind' = 'residual' and data ->> 'org_id' = $1`,
      [team.orgId],
    );
    return rows[0]?.n ?? 0;
  };
  /** The level within the appetite of the risk after an act: it woke whoever computes, and that was done. */
  const after = async (act: () => Promise<unknown>) => {
    const before = await woken();
    await act();
    assert.ok((await woken()) > before, 'nobody waits for the hourly round');
    await computeResiduals(team);
    return (await now()).appetite_level;
  };
  return { ...team, whole, add, params, now, woken, after };
}

suite('A risk is compared with its appetite at once', () => {
  test('when one is stated, changed or removed, and when it is in another category or department', async () => {
    const { admin, departments, whole, add, params, now, after } = await newAppetiteTeam();
    assert.deepEqual(
      [(await now()).appetite_level, (await now()).flags.includes('above_appetite')],
      [0, true],
    );
    const changed = { params: { id: whole.id }, body: { version: 1, max_level: 1 } };
    assert.equal(await after(() => admin.calls(changeAppetite, changed)), 1);

    const category = async (name: string) => (await admin.calls(addCategory, { body: { name } })).data;
    const [fraud, crime, error] = [await category('Fraud'), await category('Crime'), await category('Error')];
    const ofFraud = await add({ scope: 'category', category_id: fraud.id, max_level: 3 });
    await add({ scope: 'category', category_id: crime.id, max_level: 2 });
    const moved = async (category_id: string) =>
      admin.calls(changeRisk, { params, body: { version: (await now()).version, category_id } });
    assert.equal(await after(() => moved(fraud.id)), 3);
    assert.ok(!(await now()).flags.includes('above_appetite'));
    const removed = { params: { id: ofFraud.id }, body: { version: 1 } };
    assert.equal(await after(() => admin.calls(removeAppetite, removed)), 1);
    const below = { params: { id: fraud.id }, body: { version: fraud.version, parent_id: crime.id } };
    assert.equal(await after(() => admin.calls(changeCategory, below)), 2, 'that of the category above');
    const gone = { params: { id: fraud.id }, body: { version: fraud.version + 1, move_to: error.id } };
    assert.equal(await after(() => admin.calls(removeCategory, gone)), 1, 'its risks are in another one');

    const [finance, operations] = [departments['Finance'] as string, departments['Operations'] as string];
    await add({ scope: 'department', department_id: operations, max_level: 2 });
    const node = async (id: string) =>
      (await admin.calls(listDepartmentNodes)).data.find((one) => one.id === id)?.version as number;
    const under = { params: { id: finance }, body: { version: await node(finance), parent_id: operations } };
    assert.equal(await after(() => admin.calls(moveDepartment, under)), 2, 'that of the department above');
    const top = { params: { id: finance }, body: { version: await node(finance), parent_id: null } };
    assert.equal(await after(() => admin.calls(moveDepartment, top)), 1);
    const aside = { params: { id: finance }, body: { version: await node(finance), move_to: operations } };
    assert.equal(
      await after(() => admin.calls(archiveDepartment, aside)),
      2,
      'it went to another department',
    );
  });

  test('when it is restored', async () => {
    const { admin, whole, params, now, after } = await newAppetiteTeam();
    const body = { version: (await now()).version, reason: 'Entered twice' };
    const { data: deleted } = await admin.calls(deleteRisk, { params, body });
    const changed = { params: { id: whole.id }, body: { version: 1, max_level: 2 } };
    await admin.calls(changeAppetite, changed);
    const restored = { params, body: { version: deleted.version } };
    assert.equal(await after(() => admin.calls(restoreRisk, restored)), 2);
  });

  test('when it was rated with another model', async () => {
    const { admin, whole, params, now, after } = await newAppetiteTeam();
    const { data: state } = await admin.calls(readModel);
    const { version: _v, number: _n, status: _s, activated_at: _a, ...details } = state.active;
    const matrix = details.matrix.map((row) => row.map((level) => Math.min(level, 1)));
    const { data: draft } = await admin.calls(saveDraft, { body: { ...details, matrix, version: null } });
    await admin.calls(activateDraft, { body: { version: draft.draft?.version ?? 0 } });
    const cells = { version: 1, max_level: null, cells: [{ likelihood: 4, consequence: 5 }] };
    assert.equal(
      await after(() => admin.calls(changeAppetite, { params: { id: whole.id }, body: cells })),
      3,
    );
    const { version } = (await admin.calls(readModel)).data.active;
    assert.equal(await after(() => admin.calls(rerateRisks, { body: { version, limit: 10 } })), 1);
    assert.equal((await now()).id, params.id);
  });

  test('when it is imported with its rating', async () => {
    const { admin, after } = await newAppetiteTeam();
    const file = csv(
      ['Ref', 'Title', 'Department', 'Likelihood', 'Consequence'],
      ['X-1', 'Goods are lost on the way', 'Finance', '4', '4'],
    );
    const read = await checks(admin, 'risks.csv', file);
    await after(() => applies(admin, read));
    const { appetite_level, inherent } = await riskByRef(admin, 'X-1');
    assert.deepEqual([inherent?.likelihood, appetite_level], [4, 0]);
  });
});

test('An appetite begins and ends on its days, whatever else those bring, once', async () => {
  setClock('2026-06-01T09:00:00Z');
  const { add, now, woken, ...team } = await newAppetiteTeam();
  await add({ scope: 'organisation', max_level: 3, valid_from: '2026-06-02', valid_to: '2026-06-03' });
  const round = async (day: string) => {
    const before = await woken();
    const inside = { now: new Date(`${day}T12:00:00Z`) };
    await team.database.inOrganisation(team.orgId, inside, (db) => noteStaleRisks(db, 100));
    const more = (await woken()) - before;
    await computeResiduals(team, `${day}T12:00:00Z`);
    return [(await now()).appetite_level, more];
  };
  await computeResiduals(team, '2026-06-01T12:00:00Z');
  assert.deepEqual(await round('2026-06-01'), [0, 0]);
  assert.deepEqual(await round('2026-06-02'), [3, 1]);
  assert.deepEqual(await round('2026-06-02'), [3, 0], 'it is known already');
  assert.deepEqual(await round('2026-06-03'), [3, 0]);
  assert.deepEqual(await round('2026-06-05'), [0, 1]);
  assert.deepEqual(await round('2026-06-06'), [0, 0]);
});
