import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { NoPdfEngine } from '#platform/server/documents/make-document.ts';
import { Refused } from '#platform/server/http/refuse.ts';
import { TooMuchWork } from '#platform/server/jobs/run-in-process.ts';
import { unzip } from '#platform/server/sheets/unzip.ts';
import { readAssessment } from '#features/maturity/assessment/assessment.contract.ts';
import { document as ar } from './text/document/ar.ts';
import { document as en, type DocumentText } from './text/document/en.ts';
import { document as tr } from './text/document/tr.ts';
import { documentTooLong, exportAssessment, pdfUnavailable } from './assessment-export.contract.ts';
import { refuseUnmade } from './server/document.service.ts';
import { approveAssessment } from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { asOwner } from '#tests/world/connections.ts';
import { createdAssessment, exportOf } from '#tests/world/exchange-world.ts';
import { answered, submitted } from '#tests/world/maturity-world.ts';
import { publishedOwn, question, section } from '#tests/world/own-framework-world.ts';
import { linesOf, readPdf } from '#tests/world/pdf-reader.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';

const pdfOf = async (who: Caller, id: string, language = 'en') =>
  readPdf((await exportOf(who, id, 'pdf', language)) as Buffer);

async function partOf(docx: string | Buffer, name: string): Promise<string> {
  let text = '';
  for await (const chunk of (await unzip(docx as Buffer, 50_000_000)).read(name)) text += chunk.toString();
  return text;
}
const wordsOf = (xml: string) =>
  xml
    .replaceAll(/<\/w:p>/g, '\n')
    .replaceAll(/<[^>]*>|[\u200e\u200f]/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** What a program could run, follow or put in the place of the words. */
const hostile =
  '=HYPERLINK("http://x.example") <script>alert(1)</script> {{page}} ]]> \\) /URI (http://y.example)';

suite('An assessment as a document', () => {
  test('is a tagged PDF with bookmarks, its fonts inside, and all it should say', async () => {
    const { admin } = await newWorld();
    const id = await createdAssessment(admin, {}, [
      { question_id: '1.1', current_level: 2, desired_level: 4, confidence: 'low', note: 'Seen on site' },
      { question_id: '3.10', not_applicable: true, na_reason: 'We send nothing' },
    ]);
    const { structure, pages, bookmarks } = await pdfOf(admin, id);
    assert.match(structure, /\/Marked true/);
    for (const tag of ['Document', 'Title', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure'])
      assert.match(structure, new RegExp(`/S /${tag}\\n`), tag);
    assert.match(structure, /\/Lang \(en\)/);
    assert.match(structure, /\/MediaBox \[0 0 595\.28 841\.89\]/);
    const fonts = [...structure.matchAll(/\/Type \/FontDescriptor[\s\S]*?>>/g)];
    assert.ok(fonts.length > 0 && fonts.every(([font]) => font.includes('/FontFile2')));
    for (const chapter of ['Summary', 'Largest gaps', 'Questions and answers', '18 Penetration tests'])
      assert.ok(bookmarks.includes(chapter), chapter);

    const lines = pages.flatMap((page) => linesOf(page));
    const has = (words: string) =>
      assert.ok(
        lines.some((line) => line.includes(words)),
        words,
      );
    has('Autumn self-assessment');
    has('Not approved: answers and figures can still change.');
    has('M-0001 · Autumn self-assessmentBeing answered');
    has(`Page ${pages.length} of ${pages.length}`);
    has('1.1Device inventory2 Repeatable4 ManagedAda Admin');
    has('Note: Seen on site');
    has('Why it does not apply: We send nothing');
    has('Low confidence');
    has('18 Penetration testsNot answered');
    assert.ok(lines.filter((line) => line.includes('Not answered')).length >= 140);
  });

  test('is a Word document with real headings, rows that stay whole and heads that come again', async () => {
    const { admin } = await newWorld();
    const docx = await exportOf(admin, await createdAssessment(admin), 'docx');
    const body = await partOf(docx, 'word/document.xml');
    assert.equal([...body.matchAll(/<w:pStyle w:val="Heading2"\/>/g)].length, 19);
    assert.match(
      await partOf(docx, 'word/styles.xml'),
      /w:name w:val="heading 2".*?<w:outlineLvl w:val="1"\/>/,
    );
    assert.ok([...body.matchAll(/<w:tblHeader\/>/g)].length >= 19);
    assert.ok([...body.matchAll(/<w:cantSplit\/>/g)].length > 153);
    assert.match(body, /<w:pgSz w:w="11906" w:h="16838"\/>/);
    assert.match(await partOf(docx, 'word/header1.xml'), /M-0001/);
    assert.match(await partOf(docx, 'word/footer1.xml'), / PAGE .* NUMPAGES /);
  });

  test('reads from right to left in Arabic, and keeps its numbers and references', async () => {
    const { admin } = await newWorld();
    const name = 'تقييم الخريف MA-2026 (CIS 3.10) بنسبة 66.7%';
    const id = await createdAssessment(admin, { name }, [
      {
        question_id: '3.10',
        current_level: 2,
        desired_level: 5,
        note: 'الأجهزة 1,250 في ServiceNow v2.1 عند Ayşe',
      },
    ]);
    const { structure, pages } = await pdfOf(admin, id, 'ar');
    assert.match(structure, /\/Direction \/R2L/);
    assert.match(structure, /\/Lang \(ar\)/);
    const lines = pages.flatMap((page) => linesOf(page, true));
    const has = (words: string) =>
      assert.ok(
        lines.some((line) => line.includes(words)),
        words,
      );
    has('تقييم الخريف MA-2026 (CIS 3.10)');
    has('66.7');
    has('الربع الثالث من 2026');
    has('الأجهزة 1,250 في ServiceNow v2.1 عند ');
    has('الملخص');
    has(`صفحة 1 من ${pages.length}`);
    // The reference stands at the right, where reading begins.
    const row = pages.flat().filter(({ text }) => text === '3.10');
    assert.ok(row.some(({ x }) => x > 500));

    const docx = await exportOf(admin, id, 'docx', 'ar');
    const body = await partOf(docx, 'word/document.xml');
    assert.match(body, /<w:sectPr>.*<w:bidi\/><\/w:sectPr>/);
    assert.doesNotMatch(body.replaceAll('<w:tblPr><w:bidiVisual/>', ''), /<w:tblPr>/);
    // The letters run from the right, and what stands between them from the left.
    assert.match(body, /<w:rPr><w:rtl\/><\/w:rPr><w:t xml:space="preserve">[\u200e\u200f]?تقييم الخريف /);
    assert.match(body, /<w:r><w:t xml:space="preserve">[\u200e\u200f]?MA-2026 \(CIS 3\.10\)/);
    assert.ok(wordsOf(body).includes(name));
  });

  test('keeps the letters of Turkish whole', async () => {
    const { admin } = await newWorld();
    const note = 'Şifreleme İzmir ve Iğdır’da: ğüşıöç ĞÜŞİÖÇ';
    const id = await createdAssessment(admin, {}, [{ question_id: '1.1', current_level: 1, note }]);
    const { pages } = await pdfOf(admin, id, 'tr');
    const text = pages.flatMap((page) => linesOf(page)).join('');
    assert.ok(text.includes(note));
    assert.ok(text.includes('Sorular ve yanıtlar'));
    assert.ok(!text.includes('\ufffd'));
    const body = await partOf(await exportOf(admin, id, 'docx', 'tr'), 'word/document.xml');
    assert.ok(wordsOf(body).includes(note));
  });

  test('shows what was approved, whatever was renamed since', async () => {
    const world = await newWorld();
    const { id, version } = await submitted(world, { department: 'Finance' });
    await world.admin.calls(approveAssessment, { params: { id }, body: { version } });
    const { data } = await world.admin.calls(readAssessment, { params: { id } });
    const owner = await asOwner();
    await owner.query(`update department set name = 'Money' where org_id = $1 and name = 'Finance'`, [
      world.orgId,
    ]);
    await owner.query(`update person set last_name = 'Renamed' where org_id = $1`, [world.orgId]);
    const { pages } = await pdfOf(world.admin, id);
    const lines = linesOf(pages[0] ?? []);
    const has = (words: string) =>
      assert.ok(
        lines.some((line) => line.includes(words)),
        words,
      );
    has('DepartmentFinance');
    has('ApprovedAda Admin, ');
    has(`SHA-256 of the frozen answers${data.hash}`);
    has('This document shows what was approved on ');
    assert.ok(!pages.flatMap((page) => linesOf(page)).some((line) => /Renamed|Money/.test(line)));

    await owner.query(
      `update maturity_snapshot set content = jsonb_set(content, '{name}', '"Forged"') where assessment_id = $1`,
      [id],
    );
    const forged = (await pdfOf(world.admin, id)).pages.flatMap((page) => linesOf(page));
    assert.ok(forged.some((line) => line.includes('do not match their SHA-256')));
  });

  test('holds nothing that acts, whatever was typed', async () => {
    const { admin } = await newWorld();
    const id = await createdAssessment(admin, { name: `${hostile.slice(0, 100)}` }, [
      { question_id: '1.1', current_level: 1, note: hostile },
    ]);
    const pdf = (await exportOf(admin, id, 'pdf')) as Buffer;
    const { structure, pages } = readPdf(pdf);
    const withoutTexts = structure.replaceAll(/\((?:[^()\\]|\\[\s\S])*\)/g, '()');
    assert.doesNotMatch(
      withoutTexts,
      /\/(JavaScript|JS|URI|Launch|SubmitForm|GoToR|AcroForm|Annots|OpenAction|AA|EmbeddedFile)\b/,
    );
    assert.ok(
      pages
        .flatMap((page) => linesOf(page))
        .join('')
        .includes('{{page}}'),
    );

    const docx = await exportOf(admin, id, 'docx');
    const body = await partOf(docx, 'word/document.xml');
    assert.ok(wordsOf(body).includes(hostile));
    assert.doesNotMatch(body, /<w:(hyperlink|fldSimple|instrText|object|altChunk)|<script/);
    for (const part of ['word/_rels/document.xml.rels', '_rels/.rels'])
      assert.doesNotMatch(await partOf(docx, part), /TargetMode="External"/);
    const fields = [...(await partOf(docx, 'word/footer1.xml')).matchAll(/w:instr="([^"]*)"/g)].map(
      ([, field]) => field,
    );
    assert.deepEqual(fields, [' PAGE ', ' NUMPAGES ']);
    assert.doesNotMatch(await partOf(docx, 'word/header1.xml'), /w:instr/);
  });

  test('speaks of a framework of one’s own in its own words', async () => {
    const world = await newWorld();
    const { id: framework_id } = await publishedOwn(world, [
      section('1', [question('3.1', 3), question('3.10')]),
    ]);
    const { id } = await answered(world, {
      framework_id,
      says: (code) => (code === '3.1' ? [2, 3] : [1, 3]),
    });
    const lines = (await pdfOf(world.admin, id)).pages.flatMap((page) => linesOf(page));
    const gaps = lines.slice(
      lines.indexOf('Largest gaps'),
      lines.indexOf('Sections: current against desired'),
    );
    // Weight three for one level is more than weight one for two.
    assert.deepEqual(
      gaps.flatMap((line) => /3\.\d+ in en/.exec(line) ?? []),
      ['3.1 in en', '3.10 in en'],
    );
  });

  test('says in every language that nobody subtracts its levels, in both forms, also once it is approved', async () => {
    const world = await newWorld();
    const framework = await publishedOwn(world);
    const { id, version } = await submitted(world, { framework_id: framework.id, says: () => [1, 4] });
    const texts = { en, tr, ar };
    const inWord = async (language: keyof typeof texts) =>
      wordsOf(await partOf(await exportOf(world.admin, id, 'docx', language), 'word/document.xml'));
    const notes = ({ no_difference, of_the_same, of_both_levels }: DocumentText) => [
      no_difference,
      of_the_same,
      of_both_levels,
    ];
    assert.ok((await inWord('en')).includes(en.no_difference), 'while it can change');
    await world.admin.calls(approveAssessment, { params: { id }, body: { version } });
    for (const [language, text] of Object.entries(texts)) {
      const words = await inWord(language as keyof typeof texts);
      for (const note of notes(text)) assert.ok(words.includes(note), `${language}: ${note}`);
    }
    const { pages } = await pdfOf(world.admin, id);
    const printed = pages.flatMap((page) => linesOf(page)).join(' ');
    // Lines are broken where a column ends: each word stands there.
    for (const word of notes(en)
      .join(' ')
      .split(/[\s:]+/))
      assert.ok(printed.includes(word), word);
  });

  test('is given to those who see it, and to nobody else', async () => {
    const { admin, person, departments } = await newWorld();
    const id = await createdAssessment(admin, { department_id: departments['Finance'] });
    const reader = await person('User', { Finance: 'viewer' });
    assert.ok((await pdfOf(reader, id)).pages.length > 1);
    const stranger = await person('Staff', { Operations: 'lead' });
    for (const format of ['pdf', 'docx'] as const) {
      const refused = await stranger.isRefused(exportAssessment, { params: { id }, query: { format } });
      assert.equal(refused.status, 404);
    }
  });

  test('is refused by name where none can be made, and not called a defect', () => {
    const refusalOf = (error: Error) => {
      try {
        return refuseUnmade(error);
      } catch (thrown) {
        return thrown instanceof Refused ? thrown.refusal : thrown;
      }
    };
    assert.equal(refusalOf(new TooMuchWork()), documentTooLong);
    assert.equal(refusalOf(new NoPdfEngine()), pdfUnavailable);
    assert.ok(
      [documentTooLong, pdfUnavailable].every((refusal) => exportAssessment.refusals?.includes(refusal)),
    );
    const defect = new Error('a defect');
    assert.equal(refusalOf(defect), defect);
  });
});
