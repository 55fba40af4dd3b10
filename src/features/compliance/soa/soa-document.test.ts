import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { NoPdfEngine } from '#platform/server/documents/make-document.ts';
import { Refused } from '#platform/server/http/refuse.ts';
import { TooMuchWork } from '#platform/server/jobs/run-in-process.ts';
import { documentTooLong } from '#features/maturity/exchange/assessment-export.contract.ts';
import { unzip } from '#platform/server/sheets/unzip.ts';
import { begun } from '#tests/compliance/compliance-world.ts';
import { answeredDirectly, justified, reviewed } from '#tests/compliance/soa-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { linesOf, readPdf } from '#tests/world/pdf-reader.ts';
import { newWorld } from '#tests/world/world.ts';
import { screen as onScreenAr } from '#features/compliance/control-assessment/text/screen/ar.ts';
import { screen as onScreenEn } from '#features/compliance/control-assessment/text/screen/en.ts';
import { screen as onScreenTr } from '#features/compliance/control-assessment/text/screen/tr.ts';
import { document as ar } from './text/document/ar.ts';
import { document as en } from './text/document/en.ts';
import { document as tr } from './text/document/tr.ts';
import { publishSoa } from './soa.contract.ts';
import { exportSoa, soaPdfUnavailable, type SoaFormat } from './soa-export.contract.ts';
import { refuseUnmade } from './server/soa-export.service.ts';

async function fileOf(
  who: Caller,
  id: string,
  format: SoaFormat,
  more: { number?: string; language?: string } = {},
) {
  const { language = 'en', ...query } = more;
  const { status, body } = await who.sends(
    exportSoa,
    { params: { id }, query: { format, ...query } },
    { 'accept-language': language },
  );
  assert.equal(status, 200, JSON.stringify(body).slice(0, 300));
  return body as unknown as Buffer;
}

async function partOf(file: Buffer, name: string): Promise<string> {
  let text = '';
  for await (const chunk of (await unzip(file, 50_000_000)).read(name)) text += chunk.toString();
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
const linesIn = (pdf: Buffer) => readPdf(pdf).pages.flatMap((page) => linesOf(page));

const hostile =
  '=HYPERLINK("http://x.example") <script>alert(1)</script> {{page}} ]]> \\) /URI (http://y.example)';

suite('A Statement of Applicability as a file', () => {
  test('is marked as a draft until it is published, and names what is missing', async () => {
    const world = await newWorld();
    const { id } = await begun(world.admin);
    await justified(world, id);
    await answeredDirectly(world, id, 'A.8.1', { applicability_reasons: [] });
    const text = linesIn(await fileOf(world.admin, id, 'pdf')).join('\n');
    assert.match(text, /Draft/);
    assert.match(text, /This is a draft/);
    assert.match(text, /missing: A\.8\.1\./);
    assert.match(text, /No reason given/);
    const sheet = await partOf(await fileOf(world.admin, id, 'xlsx'), 'xl/worksheets/sheet1.xml');
    assert.equal([...sheet.matchAll(/<row\b/g)].length, 94);
    assert.equal([...sheet.matchAll(/Draft/g)].length >= 93, true);
  });

  test('of a version says what was published, whatever was answered since', async () => {
    const world = await newWorld();
    const { assessment, lead } = await reviewed(world);
    const { id, version } = assessment;
    await answeredDirectly(world, id, 'A.5.1', { applicability_text: 'As we published it' });
    const { data } = await lead.calls(publishSoa, { params: { id }, body: { version } });
    await answeredDirectly(world, id, 'A.5.1', { applicability_text: 'Written anew' });
    const pdf = linesIn(await fileOf(lead, id, 'pdf', { number: '1' })).join('\n');
    assert.ok(pdf.includes(data.hash));
    assert.match(pdf, /Version 1, published by/);
    assert.doesNotMatch(pdf, /This is a draft|anew/);
    const word = wordsOf(await partOf(await fileOf(lead, id, 'docx', { number: '1' }), 'word/document.xml'));
    assert.ok(word.includes('As we published it'));
    const draft = wordsOf(await partOf(await fileOf(lead, id, 'docx'), 'word/document.xml'));
    assert.ok(draft.includes('Written anew') && draft.includes('This is a draft'));
    const missing = await lead.isRefused(exportSoa, { params: { id }, query: { number: '2' } });
    assert.equal(missing.status, 404);
  });

  test('speaks three languages, and reads from right to left in Arabic', async () => {
    const world = await newWorld();
    const { id } = await begun(world.admin);
    await justified(world, id);
    const titles = {
      en: 'Statement of Applicability',
      tr: 'Uygulanabilirlik bildirgesi',
      ar: 'بيان قابلية التطبيق',
    };
    for (const [language, title] of Object.entries(titles)) {
      const body = await partOf(await fileOf(world.admin, id, 'docx', { language }), 'word/document.xml');
      assert.ok(wordsOf(body).includes(title), language);
      assert.equal(/<w:sectPr>.*<w:bidi\/><\/w:sectPr>/.test(body), language === 'ar');
    }
    const { structure } = readPdf(await fileOf(world.admin, id, 'pdf', { language: 'ar' }));
    assert.match(structure, /\/Direction \/R2L/);
    const sheet = await partOf(
      await fileOf(world.admin, id, 'xlsx', { language: 'ar' }),
      'xl/worksheets/sheet1.xml',
    );
    assert.match(sheet, /rightToLeft="1"/);
  });

  test('holds nothing that acts, whatever was typed', async () => {
    const world = await newWorld();
    const { id } = await begun(world.admin, { scope_text: hostile });
    await answeredDirectly(world, id, 'A.5.1', {
      applicability_state: 'inherited',
      applicability_text: hostile,
      provider: hostile,
    });
    const { structure } = readPdf(await fileOf(world.admin, id, 'pdf'));
    assert.doesNotMatch(
      structure.replaceAll(/\((?:[^()\\]|\\[\s\S])*\)/g, '()'),
      /\/(JavaScript|JS|URI|Launch|SubmitForm|GoToR|AcroForm|Annots|OpenAction|AA|EmbeddedFile)\b/,
    );
    const body = await partOf(await fileOf(world.admin, id, 'docx'), 'word/document.xml');
    assert.ok(wordsOf(body).includes(hostile));
    assert.doesNotMatch(body, /<w:(hyperlink|fldSimple|instrText|object|altChunk)|<script/);
    const sheet = await partOf(await fileOf(world.admin, id, 'xlsx'), 'xl/worksheets/sheet1.xml');
    assert.doesNotMatch(sheet, /<f>|<f |<hyperlink|<script/);
    assert.match(sheet, /=HYPERLINK/);
  });

  test('speaks of applicability, its reasons and results as the screens do', () => {
    for (const [document, { words }] of [
      [en, onScreenEn],
      [tr, onScreenTr],
      [ar, onScreenAr],
    ] as const)
      assert.deepEqual(
        [document.result, document.applicability, document.reason],
        [words.result, words.applicability_state, words.applicability_reasons],
      );
  });

  test('is given to those who see the whole assessment alone', async () => {
    const world = await newWorld();
    const stranger = await world.person('Staff', { Operations: 'lead' });
    const { id } = await begun(world.admin, { department_id: world.departments['Finance'] as string });
    for (const format of ['pdf', 'docx', 'xlsx'] as const)
      assert.equal((await stranger.isRefused(exportSoa, { params: { id }, query: { format } })).status, 404);
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
    assert.equal(refusalOf(new NoPdfEngine()), soaPdfUnavailable);
    const defect = new Error('a defect');
    assert.equal(refusalOf(defect), defect);
  });
});
