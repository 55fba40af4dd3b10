import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isMeant, offsetAt, offsetInWords, timeZonesAt } from './time-zone.rules.ts';

const winter = new Date('2026-01-15T12:00:00Z');
const summer = new Date('2026-07-15T12:00:00Z');

suite('Time zones', () => {
  test('are told by what their clocks show now', () => {
    const cases: [zone: string, moment: Date, words: string][] = [
      ['UTC', winter, 'UTC+00:00'],
      ['Europe/London', winter, 'UTC+00:00'],
      ['Europe/London', summer, 'UTC+01:00'],
      ['Europe/Istanbul', winter, 'UTC+03:00'],
      ['Asia/Kolkata', winter, 'UTC+05:30'],
      ['America/St_Johns', winter, 'UTC-03:30'],
      ['America/New_York', summer, 'UTC-04:00'],
      ['Pacific/Kiritimati', winter, 'UTC+14:00'],
    ];
    for (const [zone, moment, words] of cases)
      assert.equal(offsetInWords(offsetAt(zone, moment)), words, zone);
  });

  test('go from west to east, and UTC is among them', () => {
    const zones = timeZonesAt(winter, 'en');
    assert.ok(zones.length > 300 && zones.some(({ id }) => id === 'UTC'));
    assert.equal(new Set(zones.map(({ id }) => id)).size, zones.length);
    for (const [at, zone] of zones.entries())
      assert.ok(at === 0 || (zones[at - 1]?.offset ?? 0) <= zone.offset);
  });

  test('are found by city, region, offset, and their name in the reader’s language', () => {
    const found = (typed: string, language: 'en' | 'tr' | 'ar') =>
      timeZonesAt(winter, language)
        .filter((zone) => isMeant(zone, typed))
        .map(({ id }) => id);
    assert.deepEqual(found('new york', 'en'), ['America/New_York']);
    assert.deepEqual(found('europe/ist', 'en'), ['Europe/Istanbul']);
    assert.ok(found('ISTANBUL', 'tr').includes('Europe/Istanbul'));
    assert.ok(found('ıstanbul', 'tr').includes('Europe/Istanbul'));
    assert.ok(found('تركيا', 'ar').includes('Europe/Istanbul'));
    assert.ok(
      found('+05:30', 'en').includes('Asia/Kolkata') || found('+05:30', 'en').includes('Asia/Calcutta'),
    );
    assert.deepEqual(found('nowhere at all', 'en'), []);
  });
});
