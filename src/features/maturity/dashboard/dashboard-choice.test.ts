import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { answered, approved, submitted } from '#tests/world/maturity-world.ts';
import { newWorld } from '#tests/world/world.ts';
import {
  chooseCisDashboard,
  chooseCisDashboardOf,
  chooseIsoDashboard,
  readCisDashboardOf,
} from './maturity-dashboard.contract.ts';

const of = (departments: Record<string, string>, name: string) => ({
  params: { department_id: departments[name] as string },
});

suite('The assessment that a dashboard shows', () => {
  test('is the newest approved, until somebody chooses another', async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    const finance = of(departments, 'Finance');
    const older = await approved(world, { department: 'Finance', until: '2025-12-31', groups: [1] });
    const newer = await approved(world, { department: 'Finance', groups: [1], says: () => [3, 4] });
    const later = await submitted(world, { department: 'Finance', until: '2026-12-31', groups: [1] });
    const shownNow = async () => (await admin.calls(readCisDashboardOf, finance)).data.dashboard;
    assert.equal((await shownNow()).assessment?.id, newer.id);
    const chosen = await admin.calls(chooseCisDashboardOf, { ...finance, body: { assessment_id: older.id } });
    const { assessment, flags } = chosen.data.dashboard;
    assert.deepEqual([assessment?.id, flags], [older.id, ['newer_approved']]);
    await admin.calls(chooseCisDashboardOf, { ...finance, body: { assessment_id: later.id } });
    assert.deepEqual((await shownNow()).flags, ['not_approved']);
  });

  test('is of the same framework and department, may be shown, and is chosen by those who steer it', async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    const finance = of(departments, 'Finance');
    const { id } = await approved(world, { department: 'Finance', groups: [1] });
    const staff = await world.person('Staff', { Operations: 'editor' });
    const refused = async (...[endpoint, sent]: Parameters<typeof admin.isRefused>) => {
      const { status, code } = await admin.isRefused(endpoint, sent);
      return [status, code];
    };
    const body = { assessment_id: id };
    assert.deepEqual(await refused(chooseCisDashboardOf, { ...of(departments, 'Operations'), body }), [
      422,
      'assessment_elsewhere',
    ]);
    assert.deepEqual(await refused(chooseCisDashboard, { body }), [422, 'assessment_elsewhere']);
    assert.deepEqual(
      await refused(chooseIsoDashboard, { body: { ...body, department_id: departments['Finance'] } }),
      [422, 'assessment_elsewhere'],
    );
    assert.deepEqual(
      await refused(chooseCisDashboardOf, { ...finance, body: { assessment_id: crypto.randomUUID() } }),
      [400, 'assessment_unknown'],
    );
    assert.deepEqual(await refused(chooseCisDashboardOf, { ...finance, body: { ...body, version: 1 } }), [
      409,
      'stale_version',
    ]);
    const draft = await answered(world, { department: 'Finance', groups: [1], until: '2026-12-31' });
    const early = await admin.isRefused(chooseCisDashboardOf, {
      ...finance,
      body: { assessment_id: draft.id },
    });
    assert.deepEqual(
      [early.status, early.code, (early.data as { ref: string }).ref],
      [409, 'wrong_state', draft.ref],
    );
    assert.equal(
      (await staff.isRefused(chooseCisDashboardOf, { ...finance, body })).code,
      'assessment_unknown',
    );
    const other = await newWorld();
    assert.equal((await other.admin.isRefused(chooseCisDashboard, { body })).code, 'assessment_unknown');
  });

  test('is not chosen by those who only see its department', async () => {
    const world = await newWorld();
    const finance = of(world.departments, 'Finance');
    const { id } = await approved(world, { department: 'Finance', groups: [1] });
    const viewer = await world.person('Staff', { Finance: 'viewer' });
    const refused = await viewer.isRefused(chooseCisDashboardOf, { ...finance, body: { assessment_id: id } });
    assert.deepEqual([refused.status, refused.code], [403, 'forbidden']);
    const editor = await world.person('Staff', { Finance: 'editor' });
    await editor.calls(chooseCisDashboardOf, { ...finance, body: { assessment_id: id } });
  });
});
