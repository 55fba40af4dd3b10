import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysBetween, daysLater, today } from './today.ts';

test('The day of a moment is the zone’s, to the minute it turns', () => {
  const turns: [zone: string, last: string, first: string][] = [
    ['UTC', '2026-03-31T23:59:59.999Z', '2026-04-01T00:00:00Z'],
    ['Europe/Istanbul', '2026-03-31T20:59:59.999Z', '2026-03-31T21:00:00Z'],
    ['Asia/Kathmandu', '2026-03-31T18:14:59.999Z', '2026-03-31T18:15:00Z'],
    ['Asia/Kolkata', '2026-03-31T18:29:59.999Z', '2026-03-31T18:30:00Z'],
  ];
  for (const [zone, last, first] of turns)
    for (let again = 0; again < 2; again++) {
      assert.equal(today(new Date(last), zone), '2026-03-31', zone);
      assert.equal(today(new Date(first), zone), '2026-04-01', zone);
    }
});

test('Days are counted by the calendar, forwards and backwards, over the ends of months and years', () => {
  for (const [from, to, days] of [
    ['2026-03-02', '2026-03-02', 0],
    ['2026-02-27', '2026-03-02', 3],
    ['2028-02-27', '2028-03-02', 4],
    ['2027-01-01', '2026-12-31', -1],
  ] as const) {
    assert.equal(daysBetween(from, to), days);
    assert.equal(daysLater(from, days), to);
  }
});
