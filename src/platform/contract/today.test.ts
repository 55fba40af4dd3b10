import assert from 'node:assert/strict';
import { test } from 'node:test';
import { today } from './today.ts';

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
