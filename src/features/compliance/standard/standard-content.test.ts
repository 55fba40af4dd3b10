import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { languages, type Language } from '#platform/contract/access.ts';
import { inEnglish, wrongInQuestion } from '#tests/world/questions.ts';
import { shippedStandard } from './server/shared/shipped-standard.content.ts';
import { shippedStandards, standardWords, type StandardWords } from './standard-content.contract.ts';

const wordsOf = async (language: Language): Promise<StandardWords> =>
  standardWords.parse(
    JSON.parse(
      await readFile(join(import.meta.dirname, 'content', 'pci_dss', `pci_dss.${language}.json`), 'utf8'),
    ),
  );

suite('The standards that are shipped', () => {
  for (const key of shippedStandards)
    test(`have words for everything that ${key} asks, in every language`, () => {
      const { requirements, in: text } = shippedStandard(key);
      for (const language of languages)
        for (const { code, isAnswered } of requirements) {
          const { title, question } = text(language).of(code);
          assert.ok(title.length > 0, `${language} ${code}`);
          assert.equal(question !== null, isAnswered, `${language} ${code}`);
        }
    });

  test('count what their publishers count', () => {
    const counted = shippedStandards.map((key) => {
      const { requirements } = shippedStandard(key);
      const at = (level: string) => requirements.filter((one) => one.level === level).length;
      return [key, at('section'), at('control'), at('sub_control')];
    });
    assert.deepEqual(counted, [
      ['iso27001', 11, 116, 11],
      ['nist_csf', 6, 22, 106],
      ['pci_dss', 15, 71, 280],
      ['cis', 0, 18, 153],
    ]);
  });
});

/** The standard states its own numbers, as CIS does. */
const wrong = (language: Language, question: string) =>
  wrongInQuestion(language, question).filter((what) => what !== 'it names a number');

suite('The words for PCI DSS', () => {
  test('call no two items the same', async () => {
    for (const language of languages) {
      const titles = Object.values((await wordsOf(language)).questions).map(({ title }) => title);
      assert.deepEqual(
        titles.filter((title, at) => titles.indexOf(title) !== at),
        [],
        language,
      );
    }
  });

  test('ask one thing, which a degree answers', async () => {
    for (const language of languages)
      for (const [id, { question }] of Object.entries((await wordsOf(language)).questions))
        assert.deepEqual(wrong(language, question), [], `${language} ${id}: ${question}`);
  });

  test('leave nothing in English', async () => {
    const { questions: english } = await wordsOf('en');
    for (const language of ['tr', 'ar'] as const)
      for (const [id, words] of Object.entries((await wordsOf(language)).questions))
        for (const [field, text] of Object.entries(words)) {
          const where = `${language} ${id} ${field}: ${text}`;
          assert.notEqual(text, english[id]?.[field as keyof typeof words], where);
          assert.doesNotMatch(text, inEnglish, where);
        }
  });
});
