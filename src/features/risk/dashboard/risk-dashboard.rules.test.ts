import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isTooLong, monthsBefore, spansBetween } from './risk-dashboard.rules.ts';

suite('The spans of a range', () => {
  test('are calendar months, cut to the range at both ends', () => {
    assert.deepEqual(spansBetween('2025-12-15', '2026-02-10', 'month'), [
      { label: '2025-12', from: '2025-12-15', to: '2025-12-31' },
      { label: '2026-01', from: '2026-01-01', to: '2026-01-31' },
      { label: '2026-02', from: '2026-02-01', to: '2026-02-10' },
    ]);
  });

  test('are calendar quarters', () => {
    assert.deepEqual(spansBetween('2024-02-29', '2024-07-01', 'quarter'), [
      { label: '2024-Q1', from: '2024-02-29', to: '2024-03-31' },
      { label: '2024-Q2', from: '2024-04-01', to: '2024-06-30' },
      { label: '2024-Q3', from: '2024-07-01', to: '2024-07-01' },
    ]);
  });

  test('know leap years, and are one for one day', () => {
    assert.equal(spansBetween('2024-02-01', '2024-02-29', 'month')[0]?.to, '2024-02-29');
    assert.deepEqual(spansBetween('2026-05-05', '2026-05-05', 'quarter'), [
      { label: '2026-Q2', from: '2026-05-05', to: '2026-05-05' },
    ]);
    assert.equal(spansBetween('0044-03-15', '0044-03-15', 'month')[0]?.label, '0044-03');
  });

  test('begin on the first day of a month some months ago', () => {
    assert.equal(monthsBefore('2026-03-31', 11), '2025-04-01');
    assert.equal(monthsBefore('2026-01-15', 1), '2025-12-01');
    assert.equal(monthsBefore('2026-01-15', 0), '2026-01-01');
  });

  test('may be ten years long and not a day longer', () => {
    assert.equal(isTooLong('2016-01-01', '2025-12-31', 10), false);
    assert.equal(isTooLong('2016-01-01', '2026-01-01', 10), true);
  });
});
