import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { dateOrderOf, readDate } from './date.rules.ts';

const cases: [text: string, dmy: string | null | undefined, mdy?: string | null][] = [
  ['2025-01-09', '2025-01-09'],
  ['2025/02/17', '2025-02-17'],
  ['20250217', '2025-02-17'],
  ['12/03/2025', '2025-03-12', '2025-12-03'],
  ['1/7/2025', '2025-07-01', '2025-01-07'],
  ['15.05.2025', '2025-05-15', null],
  ['05-25-25', null, '2025-05-25'],
  ['03-Apr-2025', '2025-04-03'],
  ['April 3, 2025', '2025-04-03'],
  ['3rd of April 2025', '2025-04-03'],
  ['Thursday, 3 April 2025', '2025-04-03'],
  ['3 Nisan 2025', '2025-04-03'],
  ['14 ŞUBAT 2025', '2025-02-14'],
  ['9 Ağustos 2024', '2024-08-09'],
  ['٣ أبريل ٢٠٢٥', '2025-04-03'],
  ['15 آذار 2025', '2025-03-15'],
  ['15 كانون الثاني 2025', '2025-01-15'],
  ['2025-01-09T23:30:00Z', '2025-01-09'],
  ['09.01.2025 08:15', '2025-01-09', '2025-09-01'],
  ['45000', '2023-03-15'],
  ['29.02.2024', '2024-02-29', null],
  ['29.02.2025', null, null],
  ['32/13/2025', null, null],
  ['2025-13-01', null],
  ['01/02/0025', null],
  ['soon', undefined],
  ['Q3 2025', undefined],
  ['12/03', undefined],
];

suite('A date in a file', () => {
  for (const [text, dmy, mdy = dmy] of cases)
    test(`"${text}" is ${dmy === undefined ? 'no date' : (dmy ?? 'not in the calendar')}`, () => {
      assert.deepEqual([readDate(text, 'dmy'), readDate(text, 'mdy')], [dmy, mdy]);
    });

  test('tells its order by the other dates of the column', () => {
    const { order, question } = dateOrderOf(['12/03/2025', '15/05/2025', '', '2025-01-01', '32/13/2025']);
    assert.deepEqual([order, question.needed, question.because], ['dmy', false, '15/05/2025']);
    assert.equal(dateOrderOf(['12/03/2025', '05/15/2025']).order, 'mdy');
  });

  test('is asked about when no date decides', () => {
    const { order, question } = dateOrderOf(['12/03/2025', '1/7/2025', '2025-05-15', '4/4/2025']);
    assert.deepEqual([order, question.needed], [null, true]);
    assert.deepEqual(question.examples, [
      { text: '12/03/2025', dmy: '2025-03-12', mdy: '2025-12-03' },
      { text: '1/7/2025', dmy: '2025-07-01', mdy: '2025-01-07' },
    ]);
  });

  test('is asked about when two dates contradict each other', () => {
    const { order, question } = dateOrderOf(['31/12/2025', '12/31/2025']);
    assert.deepEqual([order, question.needed, question.examples.length], [null, true, 2]);
  });

  test('is not asked about when every date has one reading', () => {
    assert.equal(dateOrderOf(['2025-01-09', '03-Apr-2025', '4/4/2025', '']).question.needed, false);
  });
});
