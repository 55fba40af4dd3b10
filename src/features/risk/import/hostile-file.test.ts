import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sharingText, workbookOf } from '#tests/world/hostile-workbook.ts';
import { zip } from '#platform/server/sheets/zip.ts';
import { writeXlsx } from '#platform/server/sheets/write-xlsx.ts';
import { mapImport } from './risk-import.contract.ts';
import { checks, csv, errorsIn, rowsOf, sendsFile, uploads } from '#tests/world/import-world.ts';
import { newWorld } from '#tests/world/world.ts';

const workbook = (rows: string[][]) =>
  writeXlsx({
    sheet: 'Risks',
    choicesSheet: 'Choices',
    columns: [{ header: 'Title', width: 10 }],
    rows,
    rightToLeft: false,
  });

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
    [
      'a workbook whose cells share one long text',
      'risks.xlsx',
      sharingText(1000),
      '40 MB of text; A!A306 is',
    ],
    [
      'a table of more cells than a register has',
      'risks.csv',
      `${'a,'.repeat(199)}a\n`.repeat(5001),
      '1000000 cells with text; A5001 is',
    ],
    ['a table with a long cell', 'risks.csv', `Title\n"${'a'.repeat(32_768)}"`, 'Cell A2 holds more'],
    ['a table that is too wide', 'risks.csv', `Title\n${'a,'.repeat(200)}a`, 'Cell GS2 stands beyond'],
    ...['-5', '0.5', 'five'].map((n): [string, string, Buffer, string] => [
      `a workbook with a row ${n}`,
      'risks.xlsx',
      workbookOf(`<worksheet><sheetData><row r="${n}"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`),
      'damaged',
    ]),
    ['an empty file', 'risks.csv', '', 'no rows'],
    ['headers alone', 'risks.csv', 'Ref;Title\r\n', 'no rows'],
  ];
  for (const [why, name, content, words] of cases)
    test(`is ${why}`, async () => {
      const { admin } = await newWorld();
      const { status, body } = await sendsFile(admin, name, content);
      const { errors } = body as { errors: { file: string[] } };
      assert.deepEqual([status, errors.file.length], [422, 1]);
      assert.match(errors.file[0] as string, new RegExp(words));
    });

  const rows = (many: number) => Array.from({ length: many }, (_, at) => row(at + 2, 'One risk more'));
  const sheet = `<worksheet><sheetData>${row(1, 'Title')}${rows(17_000).join('')}</sheetData></worksheet>`;
  const tooMany: [where: string, name: string, content: Buffer | string][] = [
    ['in its sheet', 'a.csv', `Title\n${'One risk more\n'.repeat(20_001)}`],
    ['in all its sheets together', 'a.xlsx', workbookOf([sheet, sheet, sheet])],
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

  test('is named with its cell in the language of whoever sends it', async () => {
    const { admin } = await newWorld();
    const said = async (language: string) => {
      const { body } = await sendsFile(admin, 'a.csv', `Title\n"${'a'.repeat(32_768)}"`, language);
      return (body as { errors: { file: string[] } }).errors.file[0];
    };
    assert.equal(await said('tr'), 'A2 hücresinde 32.767’den çok karakter var.');
    assert.equal(await said('ar'), 'في الخلية A2 أكثر من 32,767 حرفًا.');
  });

  test('is larger than 20 MB', async () => {
    const { admin } = await newWorld();
    const { status } = await sendsFile(admin, 'a.csv', Buffer.alloc(20_000_001, 'a'));
    assert.equal(status, 413);
  });
});

suite('Files of many people', () => {
  test('take turns: a flood of one person has them wait, and nobody else', async () => {
    const [{ admin }, { admin: neighbour }] = [await newWorld(), await newWorld()];
    const flood = Array.from({ length: 12 }, () => sendsFile(admin, 'a.csv', 'Title\nA risk of many'));
    const other = await sendsFile(neighbour, 'a.csv', 'Title\nA risk of somebody else');
    assert.equal(other.status, 200);
    const refused = (await Promise.all(flood)).filter(({ status }) => status !== 200);
    assert.ok(refused.length > 0);
    for (const { status, body, headers } of refused) {
      const { code, message } = body as { code: string; message: string };
      assert.deepEqual([status, code], [429, 'queue_full']);
      assert.ok(Number(headers['retry-after']) >= 1);
      assert.match(message, /would be number \d+ in the queue: try again in \d+ seconds/);
    }
    assert.equal((await sendsFile(admin, 'a.csv', 'Title\nA risk of many')).status, 200);
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

  test('has a number format of many brackets', async () => {
    const { admin } = await newWorld();
    const sheet = `<worksheet><sheetData>${row(1, 'Title')}${row(2, 'A risk of many')}</sheetData></worksheet>`;
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${'['.repeat(400_000)}"/></numFmts></styleSheet>`;
    const checked = await checks(
      admin,
      'a.xlsx',
      workbookOf(sheet, [{ name: 'xl/styles.xml', content: styles }]),
    );
    assert.equal(checked.counts?.new, 1);
  });

  test('loses half a letter wherever one stands: in a cell, a header, the name of a sheet and of the file', async () => {
    const { admin } = await newWorld();
    const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Title</t></is></c><c r="B1" t="inlineStr"><is><t>More _xD800__x0000_</t></is></c></row>${row(2, 'Half _xD800_ a letter')}${row(3, 'Two halves _xD83D__xDE00_ are one')}</sheetData></worksheet>`;
    const uploaded = await uploads(admin, 'a\u0000b\u202ec.xlsx', workbookOf(sheet, [], '_x0000_One_xDC00_'));
    assert.deepEqual([uploaded.file_name, uploaded.sheets[0]?.name], ['a b c.xlsx', 'One\ufffd']);
    const { id, version, mapping } = uploaded;
    const { data } = await admin.calls(mapImport, { params: { id }, body: { version, mapping } });
    assert.deepEqual(
      (await rowsOf(admin, data)).map(({ title: kept }) => kept),
      ['Half \ufffd a letter', 'Two halves 😀 are one'],
    );
  });

  test('is shown whole, or to the end of a word with a sign that it goes on, and no letter cut in half', async () => {
    const { admin } = await newWorld();
    const whole = `${'word '.repeat(23)}end`;
    const file = csv(['Title'], [`${'a'.repeat(119)}😀`], [whole], [`${'word '.repeat(23)}endless`]);
    const { columns } = await uploads(admin, 'a.csv', file);
    assert.deepEqual(columns[0]?.samples, [`${'a'.repeat(119)}…`, whole, `${'word '.repeat(23).trim()}…`]);
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
