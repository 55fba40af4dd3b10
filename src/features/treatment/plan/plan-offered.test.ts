import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { decidesSomewhere } from '#features/organisation/department/department.rules.ts';
import { createEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import type { Caller } from '#tests/world/caller.ts';
import { someControl } from '#tests/treatment/plan-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { createPlan } from './plan.contract.ts';

/** What a screen knows of the person in front of it, and offers "New plan" and "New evidence" by. */
const isOffered = async (who: Caller) => decidesSomewhere((await who.calls(readOwnData)).data);

suite('A new plan and new evidence are offered to whoever the server lets', () => {
  test('of the whole organisation: to Staff who edit that, and to no others', async () => {
    const world = await newWorld();
    const control_id = await someControl(world);
    const evidence = {
      name: 'Minutes of the board',
      kind: 'statement' as const,
      effective_from: '2026-03-02',
    };
    const plan = { title: 'Minutes of every meeting', control_id };
    const may = await world.person('Staff', {}, { org_editor: true });
    const mayNot = [
      await world.person('Staff', { Finance: 'viewer' }),
      await world.person('User', { Finance: 'viewer' }, { org_editor: true }),
    ];
    assert.equal(await isOffered(may), true);
    assert.equal((await may.calls(createPlan, { body: plan })).data.department, null);
    assert.equal((await may.calls(createEvidence, { body: evidence })).data.department, null);
    for (const who of mayNot) {
      assert.equal(await isOffered(who), false);
      assert.equal((await who.isRefused(createPlan, { body: plan })).status, 403);
      assert.equal((await who.isRefused(createEvidence, { body: evidence })).status, 403);
    }
  });

  test('in a flat organisation: to every Staff member, and to no User', async () => {
    const world = await newWorld({ license: 'flat' });
    const control_id = await someControl(world);
    const [staff, user] = [await world.person('Staff'), await world.person('User')];
    const body = { title: 'Minutes of every meeting', control_id };
    assert.deepEqual([await isOffered(staff), await isOffered(user)], [true, false]);
    await staff.calls(createPlan, { body });
    assert.equal((await user.isRefused(createPlan, { body })).status, 403);
  });
});
