import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { cells, toBeAccepted } from '#tests/treatment/acceptance-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newTeam } from '#tests/world/risk-team.ts';
import { setRiskColumns } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { listCategories } from '#features/risk/category/risk-category.contract.ts';
import { readRiskDashboard } from '#features/risk/dashboard/risk-dashboard.contract.ts';
import { filterRisks } from '#features/risk/filter/risk-filter.contract.ts';
import { readRisk } from '#features/risk/record/risk.contract.ts';
import * as contract from './appetite.contract.ts';
import { appetiteLevel } from './server/shared/appetite.queries.ts';

const team = await newTeam();
const { admin, orgId, database } = team;
const day = '2026-06-01';
const from = { valid_from: '2026-01-01', approver_id: admin.id };

/** The level within the appetite that holds for a risk on a day, by the expression that the recomputation uses. */
const levelFor = (id: string, on = day): Promise<number | null | undefined> =>
  database.inOrganisation(orgId, { readOnly: true }, async (db) => {
    const [row] = await db.query<{ level: number | null }>(
      sql`select ${appetiteLevel('r', on)} as level from risk r where r.org_id = ${db.org_id} and r.id = ${id}`,
    );
    return row?.level;
  });

suite('The risk appetite', () => {
  test('that is narrowest holds: of the category, else of the department, else of the organisation', async () => {
    const risk = await toBeAccepted(team);
    const category_id = risk.category?.id as string;
    assert.equal(await levelFor(risk.id), null, 'none is stated');
    const add = (body: object) => admin.calls(contract.addAppetite, { body: { ...from, ...body } as never });
    await add({ scope: 'organisation', max_level: 0 });
    assert.equal(await levelFor(risk.id), 0);
    const department_id = team.departments['Finance'] as string;
    await add({ scope: 'department', department_id, max_level: 1 });
    assert.equal(await levelFor(risk.id), 1);
    const { data: narrow } = await add({ scope: 'category', category_id, max_level: 2 });
    assert.equal(await levelFor(risk.id), 2);
    assert.equal(await levelFor(risk.id, '2025-12-31'), null, 'none held before');
    const [, other] = (await admin.calls(listCategories)).data;
    const elsewhere = await team.risk(admin, {
      department_id: team.departments['Operations'] as string,
      category_id: other?.id as string,
    });
    await setRiskColumns(team, [elsewhere.id], {
      model_version: 1,
      inherent_likelihood: 1,
      inherent_consequence: 1,
      inherent_level: 0,
    });
    assert.equal(await levelFor(elsewhere.id), 0, 'other departments and categories have the organisation’s');
    const { data: later } = await add({
      scope: 'category',
      category_id,
      max_level: 3,
      valid_from: '2026-05-01',
      valid_to: '2026-07-31',
    });
    assert.equal(await levelFor(risk.id), 3, 'the one that holds since later');
    assert.equal(await levelFor(risk.id, '2026-08-01'), 2);
    const { data: changed } = await admin.calls(contract.changeAppetite, {
      params: { id: later.id },
      body: { version: later.version, max_level: -1, statement: 'Nothing of this kind is retained' },
    });
    assert.deepEqual([changed.max_level, await levelFor(risk.id)], [-1, -1]);
    await admin.calls(contract.removeAppetite, { params: { id: later.id }, body: { version: 2 } });
    await admin.calls(contract.changeAppetite, {
      params: { id: narrow.id },
      body: { version: 1, max_level: null, cells: [cells.medium, cells.low] },
    });
    assert.equal(await levelFor(risk.id), 1, 'it stands in one of the cells');
    await admin.calls(contract.changeAppetite, {
      params: { id: narrow.id },
      body: { version: 2, cells: [cells.low] },
    });
    assert.equal(await levelFor(risk.id), 0, 'it stands in none of them: its level is not within');
  });

  test('is stated by an Admin, and told to everybody', async () => {
    const body = { ...from, scope: 'organisation' as const, max_level: 1 };
    assert.equal((await team.editor.isRefused(contract.addAppetite, { body })).status, 403);
    const { data } = await team.owner.calls(contract.listAppetites);
    assert.ok(data.every(({ approver }) => approver.id === admin.id));
    assert.deepEqual(
      data.map(({ scope }) => scope),
      ['organisation', 'department', 'category'],
    );
  });

  test('names a scope with its thing, a level or cells that there are, and days in their order', async () => {
    const department_id = team.departments['Finance'] as string;
    const refusals: [object, string][] = [
      [{ scope: 'department', max_level: 1 }, 'appetite_scope_mismatch'],
      [{ scope: 'organisation', department_id, max_level: 1 }, 'appetite_scope_mismatch'],
      [{ scope: 'organisation' }, 'appetite_unclear'],
      [{ scope: 'organisation', max_level: 1, cells: [cells.low] }, 'appetite_unclear'],
      [{ scope: 'organisation', max_level: 4 }, 'appetite_level_unknown'],
      [{ scope: 'organisation', cells: [{ likelihood: 6, consequence: 1 }] }, 'appetite_level_unknown'],
      [{ scope: 'organisation', max_level: 1, valid_to: '2025-12-31' }, 'validity_backwards'],
      [{ scope: 'organisation', max_level: 1, approver_id: department_id }, 'person_unknown'],
      [{ scope: 'department', department_id: admin.id, max_level: 1 }, 'department_unknown'],
      [{ scope: 'category', category_id: admin.id, max_level: 1 }, 'category_unknown'],
    ];
    for (const [more, code] of refusals) {
      const sent = { body: { ...from, ...more } as never };
      assert.equal((await admin.isRefused(contract.addAppetite, sent)).code, code);
    }
  });

  test('is approved by a member who has not left, and of a category only where it names one', async () => {
    const here = await newWorld();
    const left = await here.person('Staff');
    const owner = await asOwner();
    await owner.query("update person set status = 'deactivated' where id = $1", [left.id]);
    const [category] = (await here.admin.calls(listCategories)).data;
    const body = { valid_from: '2026-01-01', scope: 'organisation' as const, max_level: 1 };
    const gone = await here.admin.isRefused(contract.addAppetite, {
      body: { ...body, approver_id: left.id },
    });
    assert.deepEqual([gone.code, Object.keys(gone.errors ?? {})], ['person_unknown', ['approver_id']]);
    for (const more of [{ category_id: category?.id as string }, { scope: 'category' as const }]) {
      const sent = { body: { ...body, ...more, approver_id: here.admin.id } };
      assert.equal((await here.admin.isRefused(contract.addAppetite, sent)).code, 'appetite_scope_mismatch');
    }
  });

  test('is changed and removed by whoever has seen its last state, makes sense after it, and is of its organisation', async () => {
    const [here, elsewhere] = [await newWorld(), await newWorld()];
    const approver_id = here.admin.id;
    const body = { valid_from: '2026-01-01', scope: 'organisation' as const, max_level: 1, approver_id };
    const { data } = await here.admin.calls(contract.addAppetite, { body });
    const params = { id: data.id };
    const changed = await here.admin.calls(contract.changeAppetite, {
      params,
      body: { version: 1, max_level: 2 },
    });
    assert.deepEqual([changed.data.version, changed.data.max_level], [2, 2]);
    const refused = async (who = here.admin, more: object = { version: 1, max_level: 0 }) => {
      const change = await who.isRefused(contract.changeAppetite, { params, body: more as never });
      const { version } = more as { version: number };
      const remove = await who.sends(contract.removeAppetite, { params, body: { version } });
      return [change.status, remove.status];
    };
    assert.deepEqual(await refused(), [409, 409]);
    assert.deepEqual(await refused(elsewhere.admin, { version: 2, max_level: 0 }), [404, 404]);
    const senseless = { version: 2, max_level: null };
    const { code } = await here.admin.isRefused(contract.changeAppetite, { params, body: senseless });
    assert.equal(code, 'appetite_unclear');
    await here.admin.calls(contract.removeAppetite, { params, body: { version: 2 } });
    assert.deepEqual(await refused(here.admin, { version: 2, max_level: 0 }), [404, 404]);
    assert.deepEqual((await here.admin.calls(contract.listAppetites)).data, []);
  });

  test('is what a risk is above of: in its flags, in the register and on the dashboard', async () => {
    // Of its own: the jobs that follow from the appetites above write the levels of their risks, whenever they come to it.
    const here = await newTeam();
    const { admin } = here;
    const risk = await toBeAccepted(here, cells.high);
    const stated = { ...from, approver_id: admin.id, scope: 'organisation' as const, max_level: 1 };
    const { data: appetite } = await admin.calls(contract.addAppetite, { body: stated });
    await setRiskColumns(here, [risk.id], { appetite_level: 1 });
    const { data } = await admin.calls(readRisk, { params: { id: risk.id } });
    assert.ok(data.flags.includes('above_appetite'));
    const listed = await admin.calls(filterRisks, { body: { filter_type: 'flag', flag: 'above_appetite' } });
    assert.deepEqual(
      listed.data.map(({ id }) => id),
      [risk.id],
    );
    assert.equal((await admin.calls(readRiskDashboard)).data.risk_stats.above_appetite, 1);
    const changed = { params: { id: appetite.id }, body: { version: 1, max_level: 2 } };
    await admin.calls(contract.changeAppetite, changed);
    await setRiskColumns(here, [risk.id], { appetite_level: 2 });
    assert.equal((await admin.calls(readRiskDashboard)).data.risk_stats.above_appetite, 0);
  });
});
