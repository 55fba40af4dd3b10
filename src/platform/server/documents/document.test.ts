import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { TooMuchWork } from '#platform/server/jobs/run-in-process.ts';
import { timesMeanwhile } from '#tests/world/waiting/meanwhile.ts';
import { linesOf, readPdf, type PdfText } from '#tests/world/pdf-reader.ts';
import {
  isolated,
  printable,
  runsFromRight,
  typedParagraphs,
  type Block,
  type NewDocument,
} from './document.ts';
import { makeDocument, NoPdfEngine } from './make-document.ts';
import { writePdf } from './pdf/write-pdf.ts';

const somebody = { id: crypto.randomUUID(), org_id: crypto.randomUUID() };
const documentOf = (blocks: Block[], language: NewDocument['language'] = 'en'): NewDocument => ({
  language,
  title: 'A document',
  author: 'Somebody',
  head: { start: 'Reference', end: 'State' },
  foot: { start: 'Whose', pages: 'Page {{page}} of {{pages}}' },
  blocks,
});
const paragraph = (text: string): Block => ({ kind: 'paragraph', spans: [{ text }] });
const linesIn = (pdf: Buffer, rightToLeft = false) =>
  readPdf(pdf).pages.map((page) => linesOf(page, rightToLeft));

/** A page's words as they stand on it, from left to right. A bracket says which it is: read from the right, it looks like the other one. */
const drawn = (page: readonly PdfText[]) =>
  page
    .filter(({ y }) => y > 100 && y < 780)
    .toSorted((one, other) => one.x - other.x)
    .map(({ signs, text }) => (/[\u0600-\u06ff]/.test(text) ? signs.toReversed().join('') : text).trim())
    .filter((text) => text !== '')
    .join('|');

suite('The words of a document', () => {
  const cases: [name: string, text: string, language: NewDocument['language'], drawn: string][] = [
    ['run from the left', 'Level 3 of 5', 'en', 'Level 3 of 5'],
    ['run from the right, their numbers from the left', 'المستوى 3.10 من 5', 'ar', '5|من|3.10|المستوى'],
    ['keep a bracket around what it is around', 'أ (B)', 'ar', ')|B|(|أ'],
    ['turn brackets that stand in words from the right', '(أ)', 'ar', ')|أ|('],
    ['do not let a word disturb another', `${isolated('A 1')} ${isolated('2 B')}`, 'ar', '2 B|A 1'],
  ];
  for (const [name, text, language, expected] of cases)
    test(name, () => {
      const [page] = readPdf(writePdf(documentOf([paragraph(text)], language))).pages;
      assert.equal(drawn(page ?? []), expected);
    });

  test('run the way of their first letter where somebody typed them', () => {
    const runs = (text: string, language: NewDocument['language']) =>
      runsFromRight({ spans: [{ text }], typed: true }, language);
    assert.equal(runs('1. أ', 'en'), true);
    assert.equal(runs('1. A', 'ar'), false);
    assert.equal(runs('1.', 'ar'), true);
  });

  test('are broken at spaces, and anywhere where there is none', () => {
    const long = `one two ${'x'.repeat(300)} end`;
    const [page = []] = readPdf(writePdf(documentOf([paragraph(long)]))).pages;
    const lines = linesOf(page).filter((line) => /one|x|end/.test(line));
    // A letter is narrower than its height of 9.5 points, and the page 499 points wide.
    assert.ok(lines.length > 2 && lines.every((line) => line.length < 120));
    assert.equal(lines.join('').replaceAll(' ', ''), long.replaceAll(' ', ''));
  });

  test('are set in a font that has them: Turkish, Arabic, Greek, Cyrillic, and signs', () => {
    for (const letter of 'ğİşıĞöaبلأΩЖ→≥✓€') {
      const { structure, pages } = readPdf(writePdf(documentOf([paragraph(letter)])));
      assert.ok(pages.flatMap((page) => linesOf(page)).includes(letter), letter);
      assert.ok(structure.includes('/FontFile2'));
    }
  });

  test('lose what nobody sees, and what would turn the words around them', () => {
    assert.equal(printable('a\u0000\u202eb\u2066c\ud800'), 'a  b c\ufffd');
    assert.deepEqual(
      typedParagraphs('one\r\n\ntwo', { text: 'Note: ' }).map(({ spans }) => spans.map(({ text }) => text)),
      [['Note: ', '\u2068one\u2069'], ['two']],
    );
  });
});

suite('A PDF', () => {
  test('takes a row that no page can hold over as many pages as it needs, its head on each', async () => {
    const words = Array.from({ length: 900 }, (_, at) => `w${at}`);
    const table: Block = {
      kind: 'table',
      name: 'Long',
      columns: [
        { name: 'Left', share: 1 },
        { name: 'Right', share: 1 },
      ],
      rows: [[[{ spans: [{ text: 'short' }] }], words.map((text) => ({ spans: [{ text }] }))]],
    };
    const pages = linesIn(await writePdf(documentOf([table])));
    assert.ok(pages.length > 10);
    for (const [at, lines] of pages.entries()) {
      assert.ok(lines.includes('LeftRight'), `page ${at}`);
      assert.ok(lines.includes(`WhosePage ${at + 1} of ${pages.length}`), `page ${at}`);
    }
    assert.deepEqual(
      pages.flat().flatMap((line) => /w\d+$/.exec(line) ?? []),
      words,
    );
  });

  test('keeps a row together where a page can hold it', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => [
      [1, 2, 3, 4, 5].map((line) => ({ spans: [{ text: `row ${at} line ${line}` }] })),
    ]);
    const table: Block = { kind: 'table', name: 'Rows', columns: [{ name: 'One', share: 1 }], rows };
    for (const lines of linesIn(await writePdf(documentOf([table]))))
      assert.equal(lines.filter((line) => line.startsWith('row')).length % 5, 0);
  });

  test('lets Arabic be searched: each letter says which it is', async () => {
    const words = 'تقييم الإجابات لا يزال يتضمن الأسئلة';
    const pdf = await writePdf(documentOf([paragraph(words)], 'ar'));
    assert.ok(linesIn(pdf, true).flat().includes(words));
    // To whoever has it read aloud: what was drawn from the right says that its signs stand the other way around.
    const arabic = readPdf(pdf)
      .pages.flat()
      .filter(({ text }) => /[\u0600-\u06ff]/.test(text));
    assert.ok(arabic.length > 0 && arabic.every(({ signs, reversed }) => reversed || signs.length < 2));
  });
});

suite('A system that the PDF engine is not published for', () => {
  // The engine's own loader looks for what this machine says it is.
  const within = {
    seconds: 60,
    megabytes: 384,
    nodeOptions: [`--import=data:text/javascript,Object.defineProperty(process,'arch',{value:'riscv64'})`],
  };
  const short = documentOf([paragraph('Short')]);

  test('makes no PDF, and says that this is why', async () => {
    await assert.rejects(makeDocument(somebody, 'pdf', short, within), NoPdfEngine);
  });

  test('makes the file for Word', async () => {
    assert.equal((await makeDocument(somebody, 'docx', short, within)).toString('latin1', 0, 2), 'PK');
  });
});

suite('A long document', () => {
  test('is given up when it takes more time or memory than it may', async () => {
    const short = documentOf([paragraph('Short')]);
    for (const within of [
      { seconds: 0.01, megabytes: 384 },
      { seconds: 60, megabytes: 20 },
    ])
      await assert.rejects(makeDocument(somebody, 'pdf', short, within), TooMuchWork);
  });

  test('is made beside the server, which goes on answering', async () => {
    const notes = Array.from({ length: 500 }, (_, at) =>
      paragraph(`Paragraph ${at}. ${'Evidence was seen. '.repeat(12)}`),
    );
    const before = process.memoryUsage().rss;
    const making = makeDocument(somebody, 'pdf', documentOf(notes));
    const turns = await timesMeanwhile(making, () => pause(1));
    assert.ok(readPdf(await making).pages.length > 25);
    assert.ok(turns > 10, `${turns} turns of the server meanwhile`);
    assert.ok(process.memoryUsage().rss - before < 500e6);
  });
});
