import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  heightOf,
  inTreeOrder,
  isWithin,
  levelOf,
  moved,
  placeAfterStep,
  type TreeStep,
} from './department-tree.rules.ts';

const rows = [
  { id: 'finance', parent_id: null },
  { id: 'treasury', parent_id: 'finance' },
  { id: 'cash', parent_id: 'treasury' },
  { id: 'audit', parent_id: 'finance' },
  { id: 'operations', parent_id: null },
];

suite('In a tree of departments', () => {
  test('levels count from the top, and heights from below', () => {
    assert.deepEqual(
      rows.map(({ id }) => [levelOf(rows, id), heightOf(rows, id)]),
      [
        [1, 3],
        [2, 2],
        [3, 1],
        [2, 1],
        [1, 1],
      ],
    );
    assert.equal(levelOf(rows, null), 0);
  });

  test('what is below is within what is above, and not the other way', () => {
    assert.equal(isWithin(rows, 'cash', 'finance'), true);
    assert.equal(isWithin(rows, 'finance', 'finance'), true);
    assert.equal(isWithin(rows, 'finance', 'cash'), false);
    assert.equal(isWithin(rows, null, 'finance'), false);
  });

  test('one that moves takes along what is below it', () => {
    assert.deepEqual(
      inTreeOrder(moved(rows, 'treasury', 'operations', undefined)).map(({ id, path }) => [id, path.length]),
      [
        ['finance', 1],
        ['audit', 2],
        ['operations', 1],
        ['treasury', 2],
        ['cash', 3],
      ],
    );
  });

  const steps: [id: string, step: TreeStep, to?: [parent: string | null, after: string | null]][] = [
    ['audit', 'up', ['finance', null]],
    ['treasury', 'up'],
    ['treasury', 'down', ['finance', 'audit']],
    ['audit', 'down'],
    ['audit', 'in', ['treasury', 'cash']],
    ['operations', 'in', ['finance', 'audit']],
    ['finance', 'in'],
    ['audit', 'out', [null, 'finance']],
    ['operations', 'out'],
    ['operations', 'up', [null, null]],
  ];
  for (const [id, step, to] of steps)
    test(`${id} goes ${step}${to === undefined ? ' nowhere' : ` below ${to[0]} after ${to[1]}`}`, () => {
      const place = placeAfterStep(rows, id, step);
      assert.deepEqual(place, to && { parent_id: to[0], after_id: to[1] });
    });
});
