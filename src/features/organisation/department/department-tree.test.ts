import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readHistory, readRiskById, registerRisk } from '#features/risk/record/risk.contract.ts';
import { createAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { readRiskDashboard } from '#features/risk/dashboard/risk-dashboard.contract.ts';
import { listRisks } from '#features/risk/record/risk.contract.ts';
import { asOwner } from '#tests/world/connections.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import * as change from './department-change.contract.ts';
import { listDepartments, listEveryDepartment } from './department.contract.ts';

const owner = await asOwner();

const adds = async ({ admin }: World, name: string, parent_id?: string) =>
  (await admin.calls(change.addDepartment, { body: { name, ...(parent_id && { parent_id }) } })).data;
const tree = async ({ admin }: World) =>
  (await admin.calls(change.listDepartmentNodes)).data.map(({ name, parent_id }) =>
    parent_id === null ? name : `- ${name}`,
  );

suite('The tree of departments', () => {
  test('is shown from the top down, each followed by what is below it, wherever one is added or moved', async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    const finance = departments['Finance'] as string;
    await adds(world, 'Treasury', finance);
    const audit = await adds(world, 'Audit', finance);
    await adds(world, 'Legal');
    assert.deepEqual(await tree(world), ['Finance', '- Treasury', '- Audit', 'Operations', 'Legal']);
    const params = { id: audit.id };
    await admin.calls(change.changeDepartment, { params, body: { version: 1, after_id: null } });
    assert.deepEqual(await tree(world), ['Finance', '- Audit', '- Treasury', 'Operations', 'Legal']);
    await admin.calls(change.moveDepartment, {
      params,
      body: { version: 2, parent_id: departments['Operations'] as string },
    });
    assert.deepEqual(await tree(world), ['Finance', '- Treasury', 'Operations', '- Audit', 'Legal']);
    await admin.calls(change.moveDepartment, {
      params,
      body: { version: 3, parent_id: null, after_id: finance },
    });
    assert.deepEqual(await tree(world), ['Finance', '- Treasury', 'Audit', 'Operations', 'Legal']);
  });

  test('has six levels and no more, no circles, and one name once among sisters', async () => {
    const world = await newWorld({ departments: ['1'] });
    const { admin, departments } = world;
    const top = departments['1'] as string;
    let below = top;
    for (const name of ['2', '3', '4', '5', '6']) below = (await adds(world, name, below)).id;
    const seventh = await admin.isRefused(change.addDepartment, { body: { name: '7', parent_id: below } });
    assert.deepEqual([seventh.status, seventh.code], [422, 'department_too_deep']);
    const other = await adds(world, 'Other');
    await adds(world, 'Its child', other.id);
    const sunk = await admin.isRefused(change.moveDepartment, {
      params: { id: other.id },
      body: { version: 1, parent_id: (await admin.calls(change.listDepartmentNodes)).data[4]?.id },
    });
    assert.equal(sunk.code, 'department_too_deep', 'with what is below it');
    for (const parent_id of [top, below]) {
      const circle = await admin.isRefused(change.moveDepartment, {
        params: { id: top },
        body: { version: 1, parent_id },
      });
      assert.equal(circle.code, 'department_below_itself');
    }
    const taken = await admin.isRefused(change.addDepartment, { body: { name: 'Other' } });
    assert.deepEqual([taken.status, Object.keys(taken.errors ?? {})], [400, ['name']]);
    assert.equal((await adds(world, 'Other', top)).name, 'Other');
    const unknown = await admin.isRefused(change.addDepartment, {
      body: { name: 'Nowhere', parent_id: crypto.randomUUID() },
    });
    assert.deepEqual([unknown.status, Object.keys(unknown.errors ?? {})], [400, ['parent_id']]);
    const elsewhere = await admin.isRefused(change.changeDepartment, {
      params: { id: top },
      body: { version: 1, after_id: below },
    });
    assert.deepEqual([elsewhere.status, Object.keys(elsewhere.errors ?? {})], [400, ['after_id']]);
  });

  test('has a thousand departments and no more', async () => {
    const { admin, orgId } = await newWorld();
    await owner.query(
      `insert into department (org_id, id, name, path, created_at, updated_at)
        select $1, d.id, d.name, array[d.id], now(), now() from (
          select gen_random_uuid() as id, 'Team ' || n as name from generate_series(1, $2::int) n) d`,
      [orgId, change.mostDepartments - 2],
    );
    const refused = await admin.isRefused(change.addDepartment, { body: { name: 'One more' } });
    assert.deepEqual([refused.status, refused.code], [422, 'too_many_departments']);
  });

  test('takes along what is below a department, with those who see it and what is counted there', async () => {
    const world = await newWorld();
    const { admin, departments, person } = world;
    const [finance, operations] = [departments['Finance'] as string, departments['Operations'] as string];
    const audit = await adds(world, 'Audit', finance);
    const team = await adds(world, 'Team', audit.id);
    const reader = await person('User', { Operations: 'viewer' });
    await raised(admin, 'Ledgers are not kept', { department_id: team.id });
    const seen = async () => (await reader.calls(listRisks, {})).data.length;
    const total = async (dpt: string) =>
      (await admin.calls(readRiskDashboard, { query: { dpt } })).data.risk_stats.total;
    assert.deepEqual([await seen(), await total(finance), await total(operations)], [0, 1, 0]);
    await admin.calls(change.moveDepartment, {
      params: { id: audit.id },
      body: { version: 1, parent_id: operations },
    });
    assert.deepEqual([await seen(), await total(finance), await total(operations)], [1, 0, 1]);
  });

  test('of two who move departments at once, neither makes a circle', async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    const moves = [
      ['Finance', 'Operations'],
      ['Operations', 'Finance'],
    ].map(([id = '', above = '']) =>
      admin.sends(change.moveDepartment, {
        params: { id: departments[id] },
        body: { version: 1, parent_id: departments[above] },
      }),
    );
    assert.deepEqual((await Promise.all(moves)).map(({ status }) => status).toSorted(), [200, 422]);
    assert.equal((await tree(world)).length, 2);
  });

  test('changes by an Admin alone, by the version that was seen, and not where there are no departments', async () => {
    const { admin, departments } = await newWorld();
    const params = { id: departments['Finance'] as string };
    const words = { name: 'Money', code: 'FIN', description: 'Pays and collects' };
    const { data } = await admin.calls(change.changeDepartment, { params, body: { version: 1, ...words } });
    assert.deepEqual([data.name, data.code, data.description, data.version], [...Object.values(words), 2]);
    const stale = await admin.isRefused(change.changeDepartment, {
      params,
      body: { version: 1, name: 'Cash' },
    });
    assert.equal(stale.status, 409);
    const flat = await newWorld({ license: 'flat' });
    const none = await flat.admin.isRefused(change.addDepartment, { body: { name: 'Finance' } });
    assert.deepEqual([none.status, none.code], [422, 'no_departments']);
  });
});

suite('A department that is put aside', () => {
  test('gives what is open to another one, keeps what is closed, and takes nothing new', async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    const [finance, operations] = [departments['Finance'] as string, departments['Operations'] as string];
    const risk = await raised(admin, 'Laptops leave the building', { department_id: finance });
    const params = { id: finance };
    const contents = await admin.calls(change.readDepartmentContents, { params });
    assert.deepEqual(contents.data, [{ kind: 'risks', name: 'Open risks', count: 1 }]);
    const needed = await admin.isRefused(change.archiveDepartment, { params, body: { version: 1 } });
    assert.deepEqual([needed.status, needed.code], [422, 'department_target_needed']);
    for (const move_to of [finance, crypto.randomUUID()]) {
      const refused = await admin.isRefused(change.archiveDepartment, {
        params,
        body: { version: 1, move_to },
      });
      assert.deepEqual([refused.status, Object.keys(refused.errors ?? {})], [400, ['move_to']]);
    }
    const { data } = await admin.calls(change.archiveDepartment, {
      params,
      body: { version: 1, move_to: operations },
    });
    assert.deepEqual([data.status, data.version], ['archived', 2]);
    const moved = (await admin.calls(readRiskById, { params: { id: risk.id } })).data;
    assert.deepEqual([moved.department?.id, moved.version], [operations, risk.version + 1]);
    const [told] = (await admin.calls(readHistory, { params: { id: risk.id } })).data;
    assert.equal(told?.action, 'risk.department_archived');
    assert.deepEqual(
      told.changes.map(({ field, old }) => [field, (old as { name: string }).name]),
      [['department', 'Finance']],
    );
    const figures = await admin.calls(readRiskDashboard, { query: { dpt: operations } });
    assert.equal(figures.data.risk_stats.total, 1);
    const late = await admin.isRefused(registerRisk, {
      body: { title: 'Too late here', department_id: finance },
    });
    assert.deepEqual([late.status, Object.keys(late.errors ?? {})], [400, ['department_id']]);
    const period = { from: '2026-01-01', to: '2026-06-30' };
    const assessed = await admin.isRefused(createAssessment, {
      body: { framework: 'cis', name: 'Too late as well', period, department_id: finance },
    });
    assert.equal(assessed.code, 'department_unknown');
    for (const list of [listDepartments, listEveryDepartment])
      assert.deepEqual(
        (await admin.calls(list)).data.map(({ name }) => name),
        ['Operations'],
      );
    const again = await admin.isRefused(change.archiveDepartment, { params, body: { version: 2 } });
    assert.equal(again.code, 'wrong_state');
    await admin.calls(change.unarchiveDepartment, { params, body: { version: 2 } });
    assert.equal((await admin.calls(listDepartments)).data.length, 2);
    assert.equal(
      (await admin.isRefused(change.unarchiveDepartment, { params, body: { version: 3 } })).code,
      'wrong_state',
    );
  });

  test('has nothing below it, and comes back after the one above', async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    const finance = departments['Finance'] as string;
    const audit = await adds(world, 'Audit', finance);
    const params = { id: finance };
    const early = await admin.isRefused(change.archiveDepartment, { params, body: { version: 1 } });
    assert.equal(early.code, 'department_has_children');
    await admin.calls(change.archiveDepartment, { params: { id: audit.id }, body: { version: 1 } });
    await admin.calls(change.archiveDepartment, { params, body: { version: 1 } });
    const aside = await admin.isRefused(change.archiveDepartment, {
      params: { id: departments['Operations'] },
      body: { version: 1, move_to: finance },
    });
    assert.equal(aside.code, 'department_unknown', 'it is put aside itself');
    const below = await admin.isRefused(change.unarchiveDepartment, {
      params: { id: audit.id },
      body: { version: 2 },
    });
    assert.equal(below.code, 'department_parent_archived');
    const new_one = await admin.isRefused(change.addDepartment, {
      body: { name: 'New', parent_id: finance },
    });
    assert.equal(new_one.status, 400);
  });

  test('is taken away for good where nothing ever was in it', async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    await raised(admin, 'Laptops leave the building', { department_id: departments['Finance'] as string });
    await adds(world, 'Audit', departments['Operations'] as string);
    const refusedBy = async (name: string) =>
      (
        await admin.isRefused(change.removeDepartment, {
          params: { id: departments[name] },
          body: { version: 1 },
        })
      ).code;
    assert.deepEqual(
      [await refusedBy('Finance'), await refusedBy('Operations')],
      ['department_in_use', 'department_has_children'],
    );
    const legal = await adds(world, 'Legal');
    await admin.calls(change.removeDepartment, { params: { id: legal.id }, body: { version: 1 } });
    assert.ok(!(await tree(world)).includes('Legal'));
  });
});
