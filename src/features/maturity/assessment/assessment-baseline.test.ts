import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { answered } from '#tests/world/maturity-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import {
  chooseCisDashboardOf,
  readCisDashboardOf,
} from '#features/maturity/dashboard/maturity-dashboard.contract.ts';
import { changeAssessment, createAssessment, deleteAssessment } from './assessment-change.contract.ts';
import { listCisAssessments } from './assessment-list.contract.ts';
import { startAssessment, submitAssessment } from './assessment-verbs.contract.ts';
import { readAssessment } from './assessment.contract.ts';

/** One assessment of Operations that began with the answers of one of Finance, and who looks at it. */
async function begun() {
  const world = await newWorld();
  const { admin, departments } = world;
  const earlier = await answered(world, { department: 'Finance', groups: [1], until: '2025-12-31' });
  const { data } = await admin.calls(createAssessment, {
    body: {
      framework: 'cis',
      name: 'Operations, this year',
      period: { from: '2026-01-01', to: '2026-06-30' },
      groups_in_scope: [1],
      department_id: departments['Operations'] as string,
      baseline_id: earlier.id,
    },
  });
  return {
    world,
    earlier,
    id: data.id,
    version: data.version,
    both: await world.person('Staff', { Finance: 'viewer', Operations: 'lead' }),
    staff: await world.person('Staff', { Operations: 'lead' }),
    user: await world.person('User', { Operations: 'viewer' }),
  };
}

suite('The assessment that another one began with', () => {
  test('is named to those who may see it, and to nobody else', async () => {
    const { world, earlier, id, both, staff, user } = await begun();
    const named = { id: earlier.id, ref: earlier.ref, name: earlier.name };
    const seenBy = async (who: Caller) => (await who.calls(readAssessment, { params: { id } })).data.baseline;
    for (const who of [world.admin, both]) assert.deepEqual(await seenBy(who), named);
    for (const who of [staff, user]) assert.equal(await seenBy(who), null);
  });

  test('is not named by what its successor answers to a verb, a change and the dashboard', async () => {
    const { world, earlier, id, version, both, staff } = await begun();
    const replies: unknown[] = [];
    const keep = <Reply>(reply: Reply): Reply => (replies.push(reply), reply);
    const params = { id };
    const change = { version, name: 'Operations, still this year' };
    const { data: changed } = keep(await staff.calls(changeAssessment, { params, body: change }));
    assert.equal(
      (await both.calls(readAssessment, { params })).data.baseline?.id,
      earlier.id,
      'a change keeps it',
    );
    const { data: started } = keep(
      await staff.calls(startAssessment, { params, body: { version: changed.version } }),
    );
    keep(await staff.isRefused(submitAssessment, { params, body: { version: started.version } }));
    keep(await staff.isRefused(startAssessment, { params, body: { version: 1 } }));
    const department_id = world.departments['Operations'] as string;
    keep(await staff.calls(listCisAssessments));
    keep(await staff.calls(readCisDashboardOf, { params: { department_id } }));
    keep(
      await staff.isRefused(chooseCisDashboardOf, {
        params: { department_id },
        body: { assessment_id: id, version: 1 },
      }),
    );
    for (const reply of replies) {
      const text = JSON.stringify(reply);
      assert.ok(!text.includes(earlier.name) && !text.includes(`"${earlier.ref}"`), text.slice(0, 200));
    }
  });

  test('is named to an administrator alone once it is deleted', async () => {
    const { world, earlier, id, both } = await begun();
    const { version } = (await world.admin.calls(readAssessment, { params: { id: earlier.id } })).data;
    await world.admin.calls(deleteAssessment, {
      params: { id: earlier.id },
      body: { version, reason: 'Was made by mistake' },
    });
    assert.equal((await both.calls(readAssessment, { params: { id } })).data.baseline, null);
    assert.equal((await world.admin.calls(readAssessment, { params: { id } })).data.baseline?.id, earlier.id);
  });
});
