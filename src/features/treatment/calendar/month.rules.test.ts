import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { dayByKey, dayMonthsLater, firstOfWeek, monthsLater, weeksOf } from './month.rules.ts';

suite('A month', () => {
  test('lies in whole weeks, which begin where its language is read', () => {
    assert.deepEqual(
      weeksOf('2026-03', 'en').map((week) => [week[0], week.at(-1)]),
      [
        ['2026-02-23', '2026-03-01'],
        ['2026-03-02', '2026-03-08'],
        ['2026-03-09', '2026-03-15'],
        ['2026-03-16', '2026-03-22'],
        ['2026-03-23', '2026-03-29'],
        ['2026-03-30', '2026-04-05'],
      ],
    );
    assert.deepEqual(weeksOf('2026-03', 'tr'), weeksOf('2026-03', 'en'));
    assert.equal(weeksOf('2026-03', 'ar')[0]?.[0], '2026-02-28');
    assert.equal(weeksOf('2027-02', 'en').length, 4);
    assert.ok(weeksOf('2026-12', 'en').flat().includes('2026-12-31'));
    assert.equal(firstOfWeek('2026-03-02', 'en'), '2026-03-02');
  });

  test('is followed by another, in another year too', () => {
    assert.deepEqual(
      [monthsLater('2026-12', 1), monthsLater('2026-01', -1), monthsLater('2026-03', 12)],
      ['2027-01', '2025-12', '2027-03'],
    );
    assert.deepEqual(
      [dayMonthsLater('2026-01-31', 1), dayMonthsLater('2028-02-29', 12), dayMonthsLater('2026-03-15', -1)],
      ['2026-02-28', '2029-02-28', '2026-02-15'],
    );
  });

  test('is walked by the keys of a date grid, mirrored where one reads from the right', () => {
    const by = (key: string, shiftKey = false, language: 'en' | 'ar' = 'en') =>
      dayByKey('2026-03-11', { key, shiftKey }, { language, direction: language === 'ar' ? 'rtl' : 'ltr' });
    assert.deepEqual(
      ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'].map((key) =>
        by(key),
      ),
      [
        '2026-03-12',
        '2026-03-10',
        '2026-03-18',
        '2026-03-04',
        '2026-03-09',
        '2026-03-15',
        '2026-04-11',
        '2026-02-11',
      ],
    );
    assert.deepEqual([by('PageDown', true), by('PageUp', true)], ['2027-03-11', '2025-03-11']);
    assert.deepEqual(
      [by('ArrowRight', false, 'ar'), by('ArrowLeft', false, 'ar'), by('Home', false, 'ar')],
      ['2026-03-10', '2026-03-12', '2026-03-07'],
    );
    assert.equal(by('a'), undefined);
  });
});
