import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { raised } from '#tests/world/risk-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { addFactor, changeFactor, listFactors, removeFactor } from './risk-model.contract.ts';

const scale = (size: number) =>
  Array.from({ length: size }, (_, index) => ({ value: index + 1, label: null, description: null }));

const factorsOf = async (admin: Caller, type: 'likelihood' | 'consequence') =>
  (await admin.calls(listFactors)).data.filter((factor) => factor.type === type);

suite('A factor', () => {
  test('that is shipped has no name of its own; renamed it has, and gets the shipped one back', async () => {
    const { admin, person } = await newWorld();
    const [shipped] = await factorsOf(admin, 'likelihood');
    assert.deepEqual([shipped?.code, shipped?.name, shipped?.levels[1]?.from], ['likelihood', null, 0.05]);
    const id = shipped?.id as string;
    const { data: renamed } = await admin.calls(changeFactor, {
      params: { id },
      body: { version: 1, name: 'How often', weight: 2.5 },
    });
    assert.deepEqual([renamed.name, renamed.weight, renamed.version], ['How often', 2.5, 2]);
    const stale = await admin.isRefused(changeFactor, {
      params: { id },
      body: { version: 1, name: 'Again' },
    });
    assert.equal(stale.status, 409);
    const { data: back } = await admin.calls(changeFactor, {
      params: { id },
      body: { version: 2, name: null },
    });
    assert.equal(back.name, null);
    const staff = await person('Staff');
    const forbidden = await staff.isRefused(changeFactor, {
      params: { id },
      body: { version: 3, weight: 1 },
    });
    assert.equal(forbidden.status, 403);
  });

  test('has as many steps as its axis, in order', async () => {
    const { admin } = await newWorld();
    const wrong = await admin.isRefused(addFactor, {
      body: { type: 'consequence', name: 'Environment', levels: scale(4) },
    });
    assert.deepEqual([wrong.status, wrong.code], [422, 'factor_scale_differs']);
    assert.match(wrong.message, /5 steps/);
    const { data } = await admin.calls(addFactor, {
      body: { type: 'consequence', name: 'Environment', levels: scale(5) },
    });
    assert.deepEqual([data.code, data.name, data.is_active], [null, 'Environment', true]);
    const unordered = await admin.isRefused(changeFactor, {
      params: { id: data.id },
      body: { version: 1, levels: scale(5).toReversed() },
    });
    assert.deepEqual([unordered.status, Object.keys(unordered.errors ?? {})], [400, ['levels']]);
    const nameless = await admin.isRefused(changeFactor, {
      params: { id: data.id },
      body: { version: 1, name: null },
    });
    assert.deepEqual([nameless.status, Object.keys(nameless.errors ?? {})], [400, ['name']]);
  });

  test('can be switched off or removed, but never the last of its axis', async () => {
    const { admin } = await newWorld();
    const [only] = await factorsOf(admin, 'likelihood');
    const params = { id: only?.id as string };
    for (const refused of [
      await admin.isRefused(changeFactor, { params, body: { version: 1, is_active: false } }),
      await admin.isRefused(removeFactor, { params, body: { version: 1 } }),
    ])
      assert.deepEqual([refused.status, refused.code], [422, 'last_factor']);
    const [first, second] = await factorsOf(admin, 'consequence');
    await admin.calls(changeFactor, {
      params: { id: first?.id as string },
      body: { version: 1, is_active: false },
    });
    await admin.calls(removeFactor, { params: { id: second?.id as string }, body: { version: 1 } });
    assert.equal((await factorsOf(admin, 'consequence')).length, 5);
  });

  test('is removed by the version one saw, and not twice', async () => {
    const { admin } = await newWorld();
    const { data } = await admin.calls(addFactor, {
      body: { type: 'consequence', name: 'Environment', levels: scale(5) },
    });
    const params = { id: data.id };
    await admin.calls(changeFactor, { params, body: { version: 1, weight: 2 } });
    const stale = await admin.isRefused(removeFactor, { params, body: { version: 1 } });
    assert.deepEqual([stale.status, stale.code], [409, 'stale_version']);
    await admin.calls(removeFactor, { params, body: { version: 2 } });
    assert.equal((await admin.isRefused(removeFactor, { params, body: { version: 2 } })).status, 404);
    const gone = await admin.isRefused(changeFactor, { params, body: { version: 2, weight: 1 } });
    assert.equal(gone.status, 404);
  });

  test('that a risk was judged by is not removed', async () => {
    const { admin } = await newWorld();
    const [likelihood] = await factorsOf(admin, 'likelihood');
    const [used] = await factorsOf(admin, 'consequence');
    assert.ok(likelihood && used);
    const risk = await raised(admin, 'Judged by it');
    await admin.calls(assessRisk, {
      params: { id: risk.id },
      body: {
        version: 1,
        factors: [
          { factor_id: likelihood.id, value: 2 },
          { factor_id: used.id, value: 3 },
        ],
        reason: 'Workshop of the spring',
      },
    });
    const refused = await admin.isRefused(removeFactor, { params: { id: used.id }, body: { version: 1 } });
    assert.deepEqual([refused.status, refused.code], [422, 'factor_in_use']);
  });

  test('gets no scale of another size when it is changed', async () => {
    const { admin } = await newWorld();
    const { data } = await admin.calls(addFactor, {
      body: { type: 'consequence', name: 'Environment', levels: scale(5) },
    });
    const refused = await admin.isRefused(changeFactor, {
      params: { id: data.id },
      body: { version: 1, levels: scale(4) },
    });
    assert.deepEqual([refused.status, refused.code], [422, 'factor_scale_differs']);
  });
});
