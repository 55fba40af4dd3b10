import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysAfter } from './evidence.rules.ts';

test('A day later is the next one, over the end of a month too', () =>
  assert.deepEqual([daysAfter('2026-02-28', 1), daysAfter('2028-02-28', 1)], ['2026-03-01', '2028-02-29']));
