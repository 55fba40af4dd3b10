import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { drafted, question, section, withSections } from '#tests/world/own-framework-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { createAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { readAssessment } from '#features/maturity/assessment/assessment.contract.ts';
import { readFramework } from './framework.contract.ts';
import { changeFramework, createFramework, publishFramework } from './own-framework.contract.ts';

const world = await newWorld();
const { admin } = world;
const user = await world.person('User', { Finance: 'viewer' });

suite('The content of a framework of an organisation’s own', () => {
  test('names every section and every question once', async () => {
    const draft = await drafted(world);
    const tried = async (sections: Parameters<typeof withSections>[1]) =>
      admin.isRefused(changeFramework, {
        params: { id: draft.id },
        body: { version: draft.version, content: withSections(draft, sections) },
      });
    const sections = await tried([section('A', [question('1')]), section('a', [question('2')])]);
    assert.deepEqual(
      [sections.status, Object.keys(sections.errors ?? {})],
      [400, ['content.sections.1.code']],
    );
    assert.match(String(sections.errors?.['content.sections.1.code']), /twice/);
    const questions = await tried([
      section('A', [question('1')]),
      section('B', [question('2'), question('1')]),
    ]);
    assert.deepEqual(Object.keys(questions.errors ?? {}), ['content.sections.1.questions.1.code']);
    const odd = await tried([section('A', [question('1 or 2')])]);
    assert.deepEqual(Object.keys(odd.errors ?? {}), ['content.sections.0.questions.0.code']);
  });

  test('has 60 sections and 500 questions at most, weights from 0.1 to 10 with one decimal', async () => {
    const draft = await drafted(world);
    const fieldsOf = async (sections: Parameters<typeof withSections>[1]) => {
      const content = withSections(draft, sections);
      const body = { version: draft.version, content };
      return Object.keys(
        (await admin.isRefused(changeFramework, { params: { id: draft.id }, body })).errors ?? {},
      );
    };
    const many = (length: number, from = 0) => Array.from({ length }, (_, at) => question(`Q${from + at}`));
    assert.deepEqual(await fieldsOf([section('A', many(300)), section('B', many(201, 300))]), [
      'content.sections',
    ]);
    assert.deepEqual(await fieldsOf(Array.from({ length: 61 }, (_, at) => section(`S${at}`, []))), [
      'content.sections',
    ]);
    for (const weight of [0, 0.05, 10.1, 1.25])
      assert.deepEqual(await fieldsOf([section('A', [question('1', weight)])]), [
        'content.sections.0.questions.0.weight',
      ]);
  });

  test('may be unfinished in a draft, and says where when it is to be published', async () => {
    const draft = await drafted(world);
    const empty = { en: { title: ' ', text: '', guidance: '', evidence: '' } };
    const sections = [section('A', []), section('B', [{ ...question('1'), words: empty }], { names: {} })];
    const { data: saved } = await admin.calls(changeFramework, {
      params: { id: draft.id },
      body: { version: draft.version, content: withSections(draft, sections) },
    });
    const refused = await admin.isRefused(publishFramework, {
      params: { id: draft.id },
      body: { version: saved.version },
    });
    assert.deepEqual([refused.status, refused.code], [422, 'framework_incomplete']);
    assert.deepEqual(Object.keys(refused.errors ?? {}), [
      'content.sections.0.questions',
      'content.sections.1.words.en.name',
      'content.sections.1.questions.0.words.en.title',
      'content.sections.1.questions.0.words.en.text',
    ]);
    assert.match(String(refused.errors?.['content.sections.0.questions']), /question at least/);
  });

  test('is read in the reader’s language where it has it, otherwise in its own', async () => {
    const draft = await drafted(world);
    const content = {
      ...withSections(draft, [
        section('A', [question('1', 1, ['tr', 'ar']), question('2')], {
          names: { en: 'Devices', tr: 'Cihazlar' },
        }),
      ]),
      languages: ['en' as const, 'tr' as const],
    };
    const { data: saved } = await admin.calls(changeFramework, {
      params: { id: draft.id },
      body: { version: draft.version, content },
    });
    await admin.calls(publishFramework, { params: { id: draft.id }, body: { version: saved.version } });
    const titles = async (language: string) => {
      const reply = await user.sends(
        readFramework,
        { params: { id: draft.id } },
        { 'accept-language': language },
      );
      const { sections } = (
        reply.body as { data: { sections: { name: string; questions: { title: string }[] }[] } }
      ).data;
      return sections.flatMap(({ name, questions }) => [name, ...questions.map(({ title }) => title)]);
    };
    assert.deepEqual(await titles('tr'), ['Cihazlar', '1 in tr', '2 in en']);
    assert.deepEqual(await titles('ar'), ['Devices', '1 in en', '2 in en'], 'it is not offered in Arabic');
  });

  test('is begun as a copy of CIS with all its 153 questions in three languages, or of another own one', async () => {
    const { data: copy } = await admin.calls(createFramework, {
      body: { name: 'CIS as we do it', copy_of: 'cis', language: 'en' },
    });
    const questions = copy.content.sections.flatMap((one) => one.questions);
    assert.deepEqual([copy.content.sections.length, questions.length], [18, 153]);
    assert.ok(
      questions.every(({ words }) => [words.en, words.tr, words.ar].every((said) => said?.text)),
      'every question in every language',
    );
    assert.deepEqual(copy.content.languages, ['en', 'tr', 'ar']);
    assert.equal(copy.content.sections[0]?.words.ar?.levels?.length, 6);
    const { data: published } = await admin.calls(publishFramework, {
      params: { id: copy.id },
      body: { version: copy.version },
    });
    assert.equal(published.edition, 1);
    const { data: again } = await admin.calls(createFramework, {
      body: { name: 'And once more', copy_of: copy.id },
    });
    assert.deepEqual(again.content.sections, copy.content.sections);
    assert.deepEqual([again.name, again.status], ['And once more', 'draft']);
    for (const source of ['iso', 'nist'] as const)
      await admin.calls(createFramework, { body: { name: `A copy of ${source}`, copy_of: source } });
  });

  test('may be 500 questions in three languages; an assessment by it opens as light as the largest shipped one', async (t) => {
    const draft = await drafted(world);
    const long = 'Is it done everywhere, and how do you know? '.repeat(5).trim();
    const asked = (code: string) => {
      const one = question(code, 1, ['tr', 'ar']);
      for (const said of Object.values(one.words))
        Object.assign(said, { text: long, guidance: long, evidence: long });
      return one;
    };
    const sections = Array.from({ length: 50 }, (_, at) =>
      section(
        `S${at}`,
        Array.from({ length: 10 }, (_, nth) => asked(`S${at}.${nth}`)),
      ),
    );
    const content = {
      ...withSections(draft, sections),
      languages: ['en' as const, 'tr' as const, 'ar' as const],
    };
    const body = { version: draft.version, content };
    const params = { id: draft.id };
    assert.ok(JSON.stringify(body).length > 1_000_000, 'more than other calls take');
    const { data: saved } = await admin.calls(changeFramework, { params, body });
    await admin.calls(publishFramework, { params, body: { version: saved.version } });
    const { data: made } = await admin.calls(createAssessment, {
      body: {
        framework: 'custom',
        framework_id: draft.id,
        name: 'As much as there can be',
        period: { from: '2026-01-01', to: '2026-06-30' },
      },
    });
    const opened = await admin.sends(readAssessment, {
      params: { id: made.id },
      query: { section: 'first' },
    });
    const size = brotliCompressSync(JSON.stringify(opened.body)).length;
    t.diagnostic(`${size} bytes`);
    assert.ok(size <= 60_000);
    const words = JSON.stringify({ ...body, version: saved.version, more: 'x'.repeat(3_000_000) });
    const refused = await admin.isRefused(changeFramework, { params, body: JSON.parse(words) });
    assert.deepEqual([refused.status, refused.message], [413, 'This is too large. The limit is 3 MB.']);
  });

  test('of a shipped one is changed by nobody', async () => {
    const refused = await admin.isRefused(changeFramework, {
      params: { id: 'cis' },
      body: { version: 1, content: (await drafted(world)).content },
    });
    assert.equal(refused.status, 404);
  });
});
