import assert from 'node:assert/strict';
import { test } from 'node:test';
import { largeSizes } from './sizes.ts';

test('The large form has one organisation ten times as large as another, and the rest in equal parts', () => {
  assert.deepEqual(largeSizes(10_000_000, 1000, 1_000_000).slice(0, 4), [100_000, 1_000_000, 8917, 8917]);
  assert.deepEqual(largeSizes(300_000, 12, 200_000).slice(0, 3), [20_000, 200_000, 8000]);
  assert.throws(() => largeSizes(1000, 10, 1000), /leave none/);
});
