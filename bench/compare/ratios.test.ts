import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ratiosOf, spreadOf, spreadText, verdictOf } from './ratios.ts';

test('The ratios of rounds are told by their middle and both ends', () => {
  const odd = ratiosOf([
    [300, 100],
    [100, 100],
    [150, 100],
  ]);
  assert.deepEqual(odd, { median: 1.5, low: 1, high: 3 });
  assert.equal(spreadText(odd), '1.50 (1.00 to 3.00)');
  assert.equal(spreadOf([4, 1, 3, 2]).median, 2.5);
  assert.deepEqual(spreadOf([0.7]), { median: 0.7, low: 0.7, high: 0.7 });
  assert.ok(Number.isNaN(spreadOf([]).median));
});

test('A build is faster or slower only where every round says so', () => {
  assert.equal(verdictOf(spreadOf([1.2, 1.01, 1.4])), 'faster');
  assert.equal(verdictOf(spreadOf([0.9, 0.99, 0.4])), 'slower');
  assert.equal(verdictOf(spreadOf([1.2, 0.99, 1.4])), 'not told apart');
});
