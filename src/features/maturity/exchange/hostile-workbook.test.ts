import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { writeXlsx } from '#platform/server/sheets/write-xlsx.ts';
import {
  answerAt,
  createdAssessment,
  importsAnswers,
  exportOf,
  uploadsAnswers,
} from '#tests/world/exchange-world.ts';
import { csv } from '#tests/world/import-world.ts';
import { approved, submitted } from '#tests/world/maturity-world.ts';
import { sharingText } from '#tests/world/hostile-workbook.ts';
import { newWorld } from '#tests/world/world.ts';
import type { AnswerImport } from './exchange.contract.ts';

const workbook = (headers: string[], ...rows: string[][]) =>
  writeXlsx({
    sheet: 'Questions',
    choicesSheet: 'Choices',
    columns: headers.map((header) => ({ header, width: 10 })),
    rows,
    rightToLeft: false,
  });
const answer = ['Reference', 'Current level'];

suite('A workbook that cannot be taken', () => {
  const cases: [why: string, name: string, content: Buffer | string, status: number, words: RegExp][] = [
    ['is a picture', 'a.xlsx', Buffer.from('89504e470d0a1a0a', 'hex'), 422, /not a CSV or XLSX table/],
    ['is cut short', 'a.xlsx', workbook(answer, ['1.1', '2']).subarray(0, 400), 422, /damaged/],
    ['is empty', 'a.csv', '', 422, /no rows/],
    ['has sheets with nothing in them', 'a.xlsx', workbook(['']), 422, /no rows/],
    ['has headers alone', 'a.csv', 'Reference,Current level\n', 422, /no rows/],
    [
      'names no questions',
      'a.csv',
      'Title,Current level\nLaptops,2\n',
      422,
      /no column that names the questions/,
    ],
    ['is longer than any assessment', 'a.csv', `Reference\n${'1.1\n'.repeat(2001)}`, 422, /2000/],
    [
      'goes on after so many empty rows that it was not read to its end',
      'a.csv',
      `Reference\n1.1\n${' \n'.repeat(2200)}`,
      422,
      /2000/,
    ],
    [
      'shares one long text',
      'a.xlsx',
      sharingText(100),
      422,
      /10 MB of text; A!B77 is the first cell too many/,
    ],
    ['is larger than 5 MB', 'a.csv', Buffer.alloc(5_000_001, 'a'), 413, /5 MB/],
  ];
  test('is refused for its kind, its size or its columns', async () => {
    const { admin } = await newWorld();
    const id = await createdAssessment(admin);
    for (const [why, name, content, status, words] of cases) {
      const reply = await uploadsAnswers(admin, id, content, { name });
      const { message, errors } = reply.body as { message: string; errors?: { file?: string[] } };
      assert.equal(reply.status, status, why);
      assert.match(`${message} ${errors?.file?.join(' ')}`, words, why);
    }
  });

  test('says why, row by row, and the other rows are taken', async () => {
    const { admin } = await newWorld();
    const id = await createdAssessment(admin, { groups_in_scope: [1] });
    const file = workbook(
      ['Reference', 'Current level', 'Not applicable', 'Confidence', 'Note', 'Why not applicable'],
      ['1.1', '6', '', '', '', ''],
      ['1.1', '2', '', '', '', ''],
      ['1.1', '3', '', '', '', ''],
      ['1.2', '2.5', 'perhaps', 'quite', '', ''],
      ['1.5', '2', '', '', '', ''],
      ['99.9', '2', '', '', '', ''],
      ['', '2', '', '', '', ''],
      ['2.1', '2', '', '', 'Turned \u202e round', 'x'.repeat(1001)],
    );
    const { rows, written, counts } = await importsAnswers(admin, id, file, { name: 'a.xlsx' });
    assert.deepEqual(
      rows.map(({ n, errors }) =>
        `${n} ${errors.map(({ field, code }) => `${field} ${code}`).join(', ')}`.trim(),
      ),
      [
        '2 current_level level_unknown',
        '3',
        '4 null repeated',
        '5 current_level level_unknown, not_applicable neither_yes_nor_no, confidence confidence_unknown',
        '6 question question_not_asked',
        '7 question question_not_asked',
        '8 question question_empty',
        '9 na_reason too_long, note characters',
      ],
    );
    assert.deepEqual([written, counts.refused], [1, 7]);
    assert.match(rows[0]?.errors[0]?.text ?? '', /“6” is not a level from 0 to 5/);
    assert.equal((await answerAt(admin, id, '1.2')).version, 0);
  });

  test('lacks the answers that were picked', async () => {
    const { admin } = await newWorld();
    const id = await createdAssessment(admin);
    const file = csv(answer, ['1.1', '2'], ['1.2', 'none']);
    const refused: [take: string | Record<string, number>, code: string][] = [
      ['{"1.1": 0', 'invalid_input'],
      ['{"1.1": -1}', 'invalid_input'],
      ['[]', 'invalid_input'],
      [{ '1.2': 0 }, 'workbook_nothing_to_take'],
      [{ '1.1': 0, '18.5': 0 }, 'workbook_nothing_to_take'],
    ];
    for (const [take, code] of refused) {
      const { status, body } = await uploadsAnswers(admin, id, file, { take });
      assert.deepEqual([status, (body as { code: string }).code], [400, code], JSON.stringify(take));
    }
    assert.equal((await answerAt(admin, id, '1.1')).version, 0);
  });

  test('is for a frozen assessment, which can still be taken along', async () => {
    const world = await newWorld();
    const { admin } = world;
    for (const frozen of [submitted, approved]) {
      const { id, status } = await frozen(world, { groups: [1] });
      for (const dry of [true, false]) {
        const reply = await uploadsAnswers(admin, id, csv(answer, ['1.1', '5']), { dry });
        const { code, data } = reply.body as { code: string; data: AnswerImport };
        assert.deepEqual([reply.status, code, data.status], [409, 'wrong_state', status]);
      }
      assert.match(String(await exportOf(admin, id)), /CIS 17\.3/);
      assert.equal((await answerAt(admin, id, '1.1')).current_level, 2);
    }
  });

  test('comes from somebody who may not answer', async () => {
    const { admin, person, departments } = await newWorld();
    const id = await createdAssessment(admin, { department_id: departments['Finance'] });
    const file = csv(answer, ['1.1', '5']);
    const statusFor = async (...who: Parameters<typeof person>) =>
      (await uploadsAnswers(await person(...who), id, file)).status;
    assert.equal(await statusFor('User', { Finance: 'viewer' }), 403);
    assert.equal(await statusFor('Staff', { Finance: 'viewer' }), 403);
    assert.equal(await statusFor('Staff', { Operations: 'lead' }), 404);
    assert.equal(await statusFor('Staff', { Finance: 'editor' }), 200);
  });
});
