// Own process: it starts a product of its own, and fills its connections, its uploads and its queues.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { attacks, besiege } from './besiege.ts';

suite('Under siege, in its short form', () => {
  // What is compared with a quiet moment is left to `npm run siege`: tests share their machine.
  const timed = /p95|slowest|most the server held/;

  test('nothing is lost, nothing breaks and nothing dies', { timeout: 240_000 }, async (t) => {
    const findings = await besiege({
      short: true,
      // What kill -9 may lose is tried by `durability.test.ts`, more often than here.
      only: attacks.filter((attack) => attack !== 'kills'),
      tell: ({ what, figure }) => t.diagnostic(`${what}: ${figure}`),
    });
    const broken = findings.filter(({ what, holds }) => !holds && !timed.test(what));
    assert.deepEqual(broken, []);
    assert.ok(findings.length >= 30, `${findings.length} findings`);
  });
});
