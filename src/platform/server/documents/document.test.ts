import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { suite, test } from 'node:test';
import { linesOf, readPdf } from '#tests/world/pdf-reader.ts';
import { directed } from './bidi.ts';
import { isolated, printable, typedParagraphs, type Block, type NewDocument } from './document.ts';
import { makeDocument } from './make-document.ts';
import { facesFrom } from './pdf/faces.ts';
import { lineSetter, type Line } from './pdf/lines.ts';
import { writePdf } from './pdf/write-pdf.ts';

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

const size = { size: 10, leading: 14 };
const set = lineSetter(facesFrom());
/** As it stands on paper, from left to right; Arabic as its font is given it. */
const drawn = ({ pieces }: Line) =>
  pieces
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join('|');

suite('The words of a document', () => {
  const cases: [name: string, text: string, rightToLeft: boolean, drawn: string][] = [
    ['run from the left', 'Level 3 of 5', false, 'Level 3 of 5'],
    ['run from the right, their numbers from the left', 'المستوى 3.10 من 5', true, '5|من|3.10|المستوى'],
    ['keep a bracket around what it is around', 'أ (B)', true, '(|B|)|أ'],
    ['turn brackets that stand in words from the right', '(أ)', true, '(|أ|)'],
    ['do not let a word disturb another', `${isolated('A 1')} ${isolated('2 B')}`, true, '2 B|A 1'],
  ];
  for (const [name, text, rightToLeft, expected] of cases)
    test(name, () => {
      const [line] = set({ spans: [{ text }] }, size, 1000, rightToLeft);
      assert.equal(drawn(line as Line), expected);
    });

  test('run the way of their first letter where somebody typed them', () => {
    assert.equal(directed('1. أ', false, true).rightToLeft, true);
    assert.equal(directed('1. A', true, true).rightToLeft, false);
    assert.equal(directed('1.', true, true).rightToLeft, true);
  });

  test('are broken at spaces, and anywhere where there is none', () => {
    const broken = set({ spans: [{ text: `one two ${'x'.repeat(60)} end` }] }, size, 100, false);
    assert.ok(broken.every(({ width }) => width <= 100.01));
    assert.equal(broken.map(drawn).join(''), `one two${'x'.repeat(60)} end`);
  });

  test('are set in a font that has them: Turkish, Arabic, Greek, Cyrillic, and signs', () => {
    const faces = facesFrom();
    for (const letter of 'ğİşıĞöaبلأΩЖ→≥✓€')
      assert.ok(faces(letter, 400).font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0), letter);
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
    // To whoever has it read aloud, in the order of reading.
    const spoken = Buffer.from(`\ufeff${words}`, 'utf16le').swap16().toString('latin1');
    assert.ok(readPdf(pdf).structure.includes(`/ActualText (${spoken.replaceAll(/[()\\]/g, '\\$&')})`));
  });
});

suite('A long document', () => {
  test('is made beside the server, which goes on answering', async () => {
    const notes = Array.from({ length: 500 }, (_, at) =>
      paragraph(`Paragraph ${at}. ${'Evidence was seen. '.repeat(12)}`),
    );
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const before = process.memoryUsage().rss;
    const pdf = await makeDocument('pdf', documentOf(notes));
    delay.disable();
    assert.ok(readPdf(pdf).pages.length > 25);
    // Much less than the seconds that it takes; a machine that does other things too may be late by itself.
    assert.ok(delay.percentile(95) < 500e6, `${delay.percentile(95) / 1e6} ms`);
    assert.ok(process.memoryUsage().rss - before < 500e6);
  });
});
