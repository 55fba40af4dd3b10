import { deepEqual, equal } from 'node:assert/strict';
import { suite, test } from 'node:test';
import { halfAt, nameOfPeriod, nextPeriod, quarterAt, yearAt } from './period.rules.ts';

const period = (from: string, to: string) => ({ from, to });

suite('A period', () => {
  test('is the quarter, the half or the year a day lies in, or a quarter before or after it', () => {
    deepEqual(quarterAt('2026-11-20'), period('2026-10-01', '2026-12-31'));
    deepEqual(quarterAt('2026-11-20', 1), period('2027-01-01', '2027-03-31'));
    deepEqual(quarterAt('2026-01-01', -1), period('2025-10-01', '2025-12-31'));
    deepEqual(quarterAt('2026-08-31', -2), period('2026-01-01', '2026-03-31'));
    deepEqual(halfAt('2026-06-30'), period('2026-01-01', '2026-06-30'));
    deepEqual(yearAt('2026-08-31'), period('2026-01-01', '2026-12-31'));
  });

  test('has a name where people have one for it', () => {
    const cases: [from: string, to: string, name: object | undefined][] = [
      ['2026-10-01', '2026-12-31', { kind: 'quarter', year: 2026, number: 4 }],
      ['2026-01-01', '2026-06-30', { kind: 'half', year: 2026, number: 1 }],
      ['2026-07-01', '2026-12-31', { kind: 'half', year: 2026, number: 2 }],
      ['2028-01-01', '2028-12-31', { kind: 'year', year: 2028 }],
      // As long as a quarter, and none.
      ['2026-02-01', '2026-04-30', undefined],
      ['2026-10-02', '2026-12-31', undefined],
      ['2025-07-01', '2026-06-30', undefined],
    ];
    for (const [from, to, name] of cases) deepEqual(nameOfPeriod(period(from, to)), name, `${from} to ${to}`);
  });

  test('is followed by one of its kind', () => {
    const cases: [before: [string, string], after: [string, string]][] = [
      [
        ['2026-10-01', '2026-12-31'],
        ['2027-01-01', '2027-03-31'],
      ],
      [
        ['2026-01-01', '2026-06-30'],
        ['2026-07-01', '2026-12-31'],
      ],
      [
        ['2027-01-01', '2027-12-31'],
        ['2028-01-01', '2028-12-31'],
      ],
      [
        ['2026-03-10', '2026-03-20'],
        ['2026-03-21', '2026-03-31'],
      ],
    ];
    for (const [before, after] of cases)
      deepEqual(nextPeriod(period(...before)), period(...after), before.join(' to '));
  });

  test('of one day is followed by the next day', () => {
    equal(nextPeriod(period('2026-12-31', '2026-12-31')).from, '2027-01-01');
  });
});
