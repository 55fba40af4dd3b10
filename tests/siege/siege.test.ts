// Own process: it starts a product of its own, and fills its connections, its uploads and its queues.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { attacks, besiege } from './besiege.ts';

suite('Under siege, in its short form', () => {
  test('nothing is lost, nothing breaks and nothing dies', async (t) => {
    const findings = await besiege({
      short: true,
      // What kill -9 may lose is tried by `durability.test.ts`, more often than here. Times are for a machine where nothing else runs.
      only: attacks.filter((attack) => attack !== 'kills' && attack !== 'clock'),
      tell: ({ what, figure }) => t.diagnostic(`${what}: ${figure}`),
    });
    const broken = findings.filter(({ holds, isOfMachine }) => !holds && !isOfMachine);
    assert.deepEqual(broken, []);
    assert.ok(findings.length >= 30, `${findings.length} findings`);
  });
});
