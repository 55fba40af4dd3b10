import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { approved } from '#tests/world/maturity-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { sql } from 'drizzle-orm';
import { planEfforts } from '#features/maturity/roadmap/roadmap.contract.ts';
import { chooseCisDashboardOf, readCisDashboard, readCisDashboardOf } from './maturity-dashboard.contract.ts';

suite('A dashboard that somebody read before', () => {
  test('is read again with its list, in three trips at most', async () => {
    const world = await newWorld();
    await approved(world, { department: 'Finance', groups: [1], says: () => [2, 3] });
    const trips = async () => {
      const { body } = await world.running.app.inject('/metrics');
      const counted =
        /^database_trips_total\{method="GET",route="[^"]*maturity\/dashboard\/cis\/"\} (\d+)$/m.exec(body);
      return Number(counted?.[1] ?? 0);
    };
    const first = await world.admin.calls(readCisDashboard);
    const before = await trips();
    assert.deepEqual(await world.admin.calls(readCisDashboard), first);
    assert.ok((await trips()) - before <= 3);
  });

  test('is told anew once a department is called otherwise, and once days are planned', async () => {
    const world = await newWorld();
    const { admin, departments, running, orgId } = world;
    const { id } = await approved(world, { department: 'Finance', groups: [1], says: () => [2, 4] });
    const shown = async () => (await admin.calls(readCisDashboard)).data.dashboard;
    const [last = ''] = (await shown()).top_gaps.map(({ question_id }) => question_id).slice(-1);
    await running.database.inOrganisation(orgId, { unrecorded: true }, (db) =>
      db.query(
        sql`update department set name = 'Treasury' where org_id = ${orgId} and id = ${departments['Finance']}`,
      ),
    );
    assert.equal((await shown()).assessment?.department?.name, 'Treasury');
    await admin.calls(planEfforts, {
      params: { id },
      body: { efforts: [{ question_id: last, version: 0, days: 0 }] },
    });
    assert.equal((await shown()).top_gaps[0]?.question_id, last);
  });

  test('is told anew once another assessment is approved, or chosen', async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    const finance = { params: { department_id: departments['Finance'] as string } };
    const level = async () => (await admin.calls(readCisDashboardOf, finance)).data.dashboard.overall.current;
    const earlier = await approved(world, {
      department: 'Finance',
      until: '2025-12-31',
      groups: [1],
      says: () => [1, 3],
    });
    assert.equal(await level(), 1);
    await approved(world, { department: 'Finance', groups: [1], says: () => [4, 5] });
    assert.equal(await level(), 4);
    await admin.calls(chooseCisDashboardOf, { ...finance, body: { assessment_id: earlier.id } });
    assert.equal(await level(), 1);
  });

  test('says to each reader what that one may do', async () => {
    const world = await newWorld();
    await approved(world, { department: 'Finance', groups: [1], says: () => [2, 3] });
    const finance = { params: { department_id: world.departments['Finance'] as string } };
    const editor = await world.person('Staff', { Finance: 'editor' });
    const viewer = await world.person('Staff', { Finance: 'viewer' });
    const mayChoose = async (who: typeof editor) =>
      (await who.calls(readCisDashboardOf, finance)).data.dashboard.assessment?.may_choose;
    assert.deepEqual(
      [await mayChoose(editor), await mayChoose(viewer), await mayChoose(editor)],
      [true, false, true],
    );
  });
});
