import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { preferenceOf } from './request-facts.ts';

const preferred = (prefer: string | undefined) => {
  const { wantsJob, patience } = preferenceOf({
    header: (name) => (name === 'prefer' ? prefer : undefined),
  });
  return [wantsJob, patience];
};

suite('How long a caller waits for work that is a job', () => {
  for (const [prefer, wantsJob, patience] of [
    [undefined, false, 2000],
    ['respond-async', true, 0],
    ['respond-async, wait=10', true, 10_000],
    ['wait=10; respond-async', true, 10_000],
    ['Wait=1', false, 1000],
    ['wait=900', false, 30_000],
    ['wait=soon', false, 2000],
    ['never-respond-asynchronously', false, 2000],
  ] as const)
    test(`Prefer: ${prefer}`, () => assert.deepEqual(preferred(prefer), [wantsJob, patience]));
});
