import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { clearTop, type Edges } from './snackbar-place.rules.ts';

const message = { left: 500, right: 900, height: 48 };
const across = (top: number, bottom: number): Edges => ({ top, bottom, left: 280, right: 1440 });
const toolbar = across(0, 64);

suite('A message at the top', () => {
  for (const [where, uncovered, top] of [
    ['stands at the edge', [], 16],
    ['stands below the bar with the name', [toolbar], 72],
    ['stands below a notice under the bar', [across(72, 110), toolbar], 118],
    ['stands between two that leave it room', [toolbar, across(130, 200)], 72],
    ['is not moved by what lies beside it', [{ top: 0, bottom: 300, left: 0, right: 280 }], 16],
    ['is not moved by a bar at the bottom', [across(836, 900)], 16],
    ['is not moved out of sight', [toolbar, across(64, 700)], 72],
  ] as const)
    test(where, () => assert.equal(clearTop(message, uncovered, 900), top));
});
