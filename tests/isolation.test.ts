import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { asOwner } from '#tests/connections.ts';
import { crossOver } from '#tests/crossing.ts';
import { everyCall } from '#tests/every-call.ts';
import { furnish } from '#tests/same-shape.ts';

suite('Two organisations of the same shape', () => {
  test('learn nothing of each other and change nothing of each other, by any call', async (t) => {
    const owner = await asOwner();
    const here = await furnish(owner, 'ourwordqx');
    const there = await furnish(owner, 'canaryqzv');
    const { findings, requests } = await crossOver(owner, here, there, everyCall);
    t.diagnostic(`${everyCall.length} calls, ${requests} requests`);
    assert.deepEqual(findings, []);
  });
});
