import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { partBeside, partLabel, partsOf, ticksTo } from './stacked.ts';

const values = [
  [2, 0, 3],
  [0, 0, 0],
  [1, 4, 0],
];

suite('Stacked bars', () => {
  const parts = partsOf({ values });

  test('have a part for each number but nothing, one after the other', () => {
    assert.deepEqual(
      parts.map(({ bar, series, before, value }) => [bar, series, before, value]),
      [
        [0, 0, 0, 2],
        [0, 2, 2, 3],
        [2, 0, 0, 1],
        [2, 1, 1, 4],
      ],
    );
  });

  test('are walked along a bar to its end, and across bars to what lies beside, empty bars left out', () => {
    const from = (bar: number, series: number, along: number, across: number) => {
      const to = partBeside(parts, { bar, series }, { along, across });
      return to && [to.bar, to.series];
    };
    assert.deepEqual(from(0, 0, 1, 0), [0, 2]);
    assert.deepEqual(from(0, 2, 1, 0), [0, 2]);
    assert.deepEqual(from(0, 2, 0, 1), [2, 1]);
    assert.deepEqual(from(2, 1, 0, -1), [0, 2]);
    assert.deepEqual(from(0, 0, 0, -1), [0, 0]);
    assert.equal(partBeside([], { bar: 0, series: 0 }, { along: 1, across: 0 }), undefined);
  });

  for (const [room, width, height, label] of [
    ['one line', 80, 20, ['12 · 25%']],
    ['two short lines', 40, 34, ['12', '25%']],
    ['the count alone', 40, 20, ['12']],
    ['nothing', 10, 20, undefined],
  ] as const)
    test(`say count and share as far as there is room for ${room}`, () =>
      assert.deepEqual(partLabel('12', '25%', width, height), label));

  test('stand on an axis of round steps', () => {
    assert.deepEqual(ticksTo(0), [0, 1]);
    assert.deepEqual(ticksTo(3), [0, 1, 2, 3]);
    assert.deepEqual(ticksTo(13), [0, 5, 10, 15]);
    assert.deepEqual(ticksTo(1234), [0, 500, 1000, 1500]);
  });
});
