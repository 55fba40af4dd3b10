import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { along, axisOf, barOf } from './gantt.rules.ts';

const plan = (start_on: string | null, due_on: string | null, first_due_on: string | null = null) => ({
  start_on,
  due_on,
  first_due_on,
});

suite('Plans by time', () => {
  test('lie on whole months, with today among them', () => {
    const axis = axisOf([plan('2026-03-10', '2026-05-20')], '2026-06-15');
    assert.deepEqual([axis.from, axis.to], ['2026-03-01', '2026-07-01']);
    assert.deepEqual(axis.ticks, ['2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01']);
    assert.deepEqual([along(axis, '2026-03-01'), along(axis, '2026-07-01')], [0, 1]);
    assert.equal(along(axis, '2020-01-01'), 0);
  });
  test('have at most twelve marks, however long they take', () => {
    assert.equal(axisOf([plan('2024-01-01', '2029-12-31')], '2026-06-15').ticks.length, 12);
    assert.deepEqual(axisOf([], '2026-06-15').ticks, ['2026-06-01']);
  });
  test('have a bar from start to due date, of two weeks where one of them is open', () => {
    assert.deepEqual(barOf(plan('2026-03-10', '2026-05-20')), { from: '2026-03-10', to: '2026-05-20' });
    assert.deepEqual(barOf(plan(null, '2026-05-20')), { from: '2026-05-06', to: '2026-05-20' });
    assert.deepEqual(barOf(plan('2026-05-20', null)), { from: '2026-05-20', to: '2026-06-03' });
    assert.equal(barOf(plan(null, null)), undefined);
  });
});
