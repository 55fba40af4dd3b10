import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { folded } from '#platform/contract/plain-text/cell-text.ts';
import { levelIn, questionIn, readAnswer, type SheetWords } from './sheet-row.rules.ts';

const words: SheetWords = {
  levels: new Map(
    ['Non-existent', 'Initial', 'Repeatable', 'Defined', 'Managed', 'Optimised'].map((name, value) => [
      folded(name),
      value,
    ]),
  ),
  confidences: new Map([['high', 'high']]),
};

suite('A cell', () => {
  test('names a question with its framework in front or without it', () => {
    const cases: [cell: string, question: string][] = [
      ['CIS 3.10', '3.10'],
      ['cis 3.10 ', '3.10'],
      ['CIS\u00a03.1', '3.1'],
      ['3.1', '3.1'],
      ['٣.١', '3.1'],
      ['ISO 3.1', 'ISO 3.1'],
      ['', ''],
    ];
    for (const [cell, question] of cases) assert.equal(questionIn('cis', cell), question, cell);
    assert.equal(questionIn('nist', 'gv.oc-01'), 'GV.OC-01');
  });

  test('is a level by its number or by its name', () => {
    const cases: [cell: string, level: number | undefined][] = [
      ['3 – Defined', 3],
      ['3 - whatever', 3],
      ['0', 0],
      ['5.0', 5],
      ['4,0', 4],
      ['٢', 2],
      ['Level 2', undefined],
      ['optimised', 5],
      ['6', undefined],
      ['-1', undefined],
      ['2.5', undefined],
      ['35', undefined],
      ['3 4', undefined],
      ['high', undefined],
    ];
    for (const [cell, level] of cases) assert.equal(levelIn(cell, words), level, cell);
  });

  test('that is not there says nothing; an empty one says that there is nothing', () => {
    assert.deepEqual(readAnswer({ current_level: '', not_applicable: '' }, words), {
      inFile: { current_level: null, not_applicable: false },
      errors: [],
    });
    assert.deepEqual(readAnswer({}, words), { inFile: {}, errors: [] });
    assert.deepEqual(
      readAnswer({ not_applicable: 'x', confidence: 'HIGH', note: ' a\r\nb ' }, words).inFile,
      {
        not_applicable: true,
        confidence: 'high',
        note: 'a\nb',
      },
    );
  });
});
