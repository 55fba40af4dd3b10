import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { zip } from '#platform/server/sheets/zip.ts';
import { writeXlsx } from '#platform/server/sheets/write-xlsx.ts';
import { checks, csv, errorsIn, rowsOf, sendsFile } from '#tests/world/import-world.ts';
import { newWorld } from '#tests/world/world.ts';

const workbook = (rows: string[][]) =>
  writeXlsx({
    sheet: 'Risks',
    choicesSheet: 'Choices',
    columns: [{ header: 'Title', width: 10 }],
    rows,
    rightToLeft: false,
  });

/** A workbook whose sheets are these XML. */
const workbookOf = (...sheets: readonly string[]) =>
  zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="r"><sheets>${sheets.map((_, at) => `<sheet name="${at}" sheetId="${at + 1}" r:id="rId${at}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${sheets.map((_, at) => `<Relationship Id="rId${at}" Target="worksheets/sheet${at}.xml"/>`).join('')}</Relationships>`,
    },
    ...sheets.map((content, at) => ({ name: `xl/worksheets/sheet${at}.xml`, content })),
  ]);
const row = (n: number, cell: string) =>
  `<row r="${n}"><c r="A${n}" t="inlineStr"><is><t>${cell}</t></is></c></row>`;

const latin = (text: string) => Buffer.from(text, 'latin1');

suite('A file that is refused', () => {
  const picture = Buffer.from('89504e470d0a1a0a0000000d', 'hex');
  const old = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  const lying = workbook([['A title that is fine']]);
  lying.writeUInt32LE(0xffff_ff00, lying.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 42);
  const cases: [why: string, name: string, content: Buffer | string, code: string][] = [
    ['a picture called a table', 'risks.csv', picture, 'not a CSV or XLSX table'],
    ['a workbook called CSV', 'risks.csv', workbook([['A title that is fine']]), 'not a CSV or XLSX table'],
    ['a table called workbook', 'risks.xlsx', 'Title\nA risk', 'not a CSV or XLSX table'],
    ['another kind of file', 'risks.pdf', '%PDF-1.7', 'not a CSV or XLSX table'],
    ['a program', 'risks.exe', 'MZ', 'not a CSV or XLSX table'],
    ['an old workbook', 'risks.xlsx', old, 'old format'],
    ['a workbook cut short', 'risks.xlsx', workbook([['A risk']]).subarray(0, 500), 'damaged'],
    ['an archive that lies about where its files are', 'risks.xlsx', lying, 'damaged'],
    [
      'an archive of something else',
      'risks.xlsx',
      zip([{ name: 'a.txt', content: 'a' }]),
      'not a CSV or XLSX table',
    ],
    [
      'a workbook that declares entities',
      'risks.xlsx',
      workbookOf(
        '<!DOCTYPE a [<!ENTITY b "c">]><worksheet><sheetData><row><c><v>&b;</v></c></row></sheetData></worksheet>',
      ),
      'not allowed',
    ],
    ['a workbook that unfolds endlessly', 'risks.xlsx', workbookOf(' '.repeat(220_000_000)), 'unfolds'],
    ['an empty file', 'risks.csv', '', 'no rows'],
    ['headers alone', 'risks.csv', 'Ref;Title\r\n', 'no rows'],
  ];
  for (const [why, name, content, words] of cases)
    test(`is ${why}`, async () => {
      const { admin } = await newWorld();
      const began = performance.now();
      const { status, body } = await sendsFile(admin, name, content);
      const { errors } = body as { errors: { file: string[] } };
      assert.deepEqual([status, errors.file.length], [422, 1]);
      assert.match(errors.file[0] as string, new RegExp(words));
      assert.ok(performance.now() - began < 5000);
    });

  const rows = (many: number) => Array.from({ length: many }, (_, at) => row(at + 2, 'One risk more'));
  const sheet = `<worksheet><sheetData>${row(1, 'Title')}${rows(17_000).join('')}</sheetData></worksheet>`;
  const tooMany: [where: string, name: string, content: Buffer | string][] = [
    ['in its sheet', 'a.csv', `Title\n${'One risk more\n'.repeat(20_001)}`],
    ['in all its sheets together', 'a.xlsx', workbookOf(sheet, sheet, sheet)],
    [
      'after so many empty ones that it was not read to its end',
      'a.csv',
      `Title\nA risk\n${' \n'.repeat(21_000)}`,
    ],
  ];
  for (const [where, name, content] of tooMany)
    test(`has more rows than a file may have, ${where}`, async () => {
      const { admin } = await newWorld();
      const { status, body } = await sendsFile(admin, name, content);
      assert.deepEqual([status, (body as { code: string }).code], [422, 'import_too_many_rows']);
    });

  test('is larger than 20 MB', async () => {
    const { admin } = await newWorld();
    const { status } = await sendsFile(admin, 'a.csv', Buffer.alloc(20_000_001, 'a'));
    assert.equal(status, 413);
  });
});

suite('A file that is read', () => {
  const title = 'İşlem günlükleri saklanmıyor';
  const encodings: [string, Buffer][] = [
    ['UTF-8', Buffer.from(`Başlık;Durum\r\n${title};Açık`)],
    ['UTF-8 with a mark', Buffer.from(`\ufeffBaşlık;Durum\r\n${title};Açık`)],
    ['UTF-16', Buffer.from(`\ufeffBaşlık\tDurum\r\n${title}\tAçık`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(`Başlık\tDurum\r\n${title}\tAçık`, 'utf16le')],
    [
      'the Turkish code page',
      latin('Ba\xfel\xfdk,Durum\r\n\xdd\xfelem g\xfcnl\xfckleri saklanm\xfdyor,A\xe7\xfdk'),
    ],
  ];
  for (const [encoding, content] of encodings)
    test(`is in ${encoding}`, async () => {
      const { admin } = await newWorld();
      const checked = await checks(admin, 'a.csv', content);
      assert.deepEqual(
        (await rowsOf(admin, checked)).map((one) => [one.action, one.title]),
        [['new', title]],
      );
    });

  test('has a title above its headers, and empty rows between', async () => {
    const { admin } = await newWorld();
    const checked = await checks(
      admin,
      'a.csv',
      csv(['Risk register 2025', ''], ['', ''], ['Ref', 'Title'], ['', ''], ['X-1', 'The first real row']),
    );
    assert.deepEqual(
      (await rowsOf(admin, checked)).map(({ n, ref }) => [n, ref]),
      [[5, 'X-1']],
    );
  });

  test('is a workbook whose formulas are never computed: what was last shown counts', async () => {
    const { admin } = await newWorld();
    const sheet = `<worksheet><sheetData>${row(1, 'Title')}<row r="2"><c r="A2" t="str"><f>HYPERLINK("http://evil.example")</f><v>What was shown</v></c></row></sheetData></worksheet>`;
    const checked = await checks(admin, 'a.xlsx', workbookOf(sheet));
    assert.deepEqual(
      (await rowsOf(admin, checked)).map((one) => one.title),
      ['What was shown'],
    );
  });

  test('keeps control and direction signs out, row by row', async () => {
    const { admin } = await newWorld();
    const checked = await checks(
      admin,
      'a.csv',
      csv(['Title'], ['A bell \u0007 rings'], ['Turned \u202e round'], ['Nothing wrong here']),
    );
    assert.deepEqual(errorsIn(await rowsOf(admin, checked, 'reject')), ['2: characters', '3: characters']);
    assert.equal(checked.counts?.new, 1);
  });
});
