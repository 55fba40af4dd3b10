import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { buckets, countedBy, leftOutBy, type AlikeRisks } from './left-out.rules.ts';

const some = (n: number, risk: Partial<AlikeRisks>): AlikeRisks => ({
  state: 1,
  is_deleted: false,
  is_overdue: false,
  awaits_decision: false,
  is_expiring: false,
  is_above_appetite: false,
  bucket: 0,
  ...risk,
  n,
});

const register = [
  some(100, {}),
  some(1, { state: 3, bucket: buckets.avoided }),
  some(2, { state: 3, bucket: buckets.avoided, is_deleted: true }),
  some(40, { is_deleted: true, bucket: 3 }),
  some(5, { state: 6, is_overdue: true }),
  some(7, { state: 6, bucket: 3 }),
  some(3, { state: 0, bucket: buckets.unrated }),
  some(4, { state: 7, bucket: buckets.unrated }),
  some(6, { bucket: buckets.unrated }),
  some(8, { bucket: buckets.older_model }),
  some(9, { state: 0, is_overdue: true, is_deleted: true }),
];

suite('What a figure left out', () => {
  const figures = countedBy(2);
  const cases: [keyof typeof figures, object][] = [
    ['total', { deleted: 51 }],
    ['open', { deleted: 42, closed: 12, untriaged: 3, rejected: 4 }],
    ['created', { deleted: 40, untriaged: 3 }],
    ['avoided', { deleted: 2 }],
    ['closed', { rejected: 4 }],
    ['rejected', {}],
    ['untriaged', { deleted: 9 }],
    ['overdue_review', { deleted: 9, closed: 5 }],
    ['unrated', { rejected: 4 }],
    ['in_highest_levels', { deleted: 40, closed: 7, avoided: 1, unrated: 6, older_model: 8 }],
    ['risk_matrix', { deleted: 40, closed: 12, avoided: 1, unrated: 6, older_model: 8 }],
  ];
  for (const [figure, left] of cases)
    test(`${figure} names what it would have counted, and nothing else`, () =>
      assert.deepEqual(leftOutBy(figures[figure], register), left));
});
