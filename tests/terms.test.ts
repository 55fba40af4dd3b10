import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { languages, type Language } from '#platform/contract/access.ts';
import { example, threshold, wrongInQuestion } from '#tests/world/questions.ts';
import { questionTitles, spellings, terms, wordedBySpecification } from '#tests/world/terms.ts';

const root = join(import.meta.dirname, '..');
const demoFramework = JSON.parse(readFileSync(join(root, 'seeds/device-safety.json'), 'utf8')) as {
  sections: { questions: { code: string; words: Record<Language, { text: string; guidance: string }> }[] }[];
};

interface Said {
  /** The file, and the key within it. */
  where: string;
  text: string;
}

/** Every text within, by where it stands. */
function textsIn(value: unknown, where: string): Said[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${where} ${key}`));
}

/** The framework of the demo's own, in one language: every part that has words holds them by language. */
function wordsOfDemo(language: Language, part: unknown = demoFramework): unknown {
  if (typeof part !== 'object' || part === null) return undefined;
  if (Array.isArray(part)) return part.map((one) => wordsOfDemo(language, one));
  return Object.entries(part).map(([key, inner]) =>
    key === 'words' ? (inner as Record<Language, unknown>)[language] : wordsOfDemo(language, inner),
  );
}

/** Everything the product says in a language: screens, documents, refusals, frameworks and the library of risks. */
async function said(language: Language): Promise<Said[]> {
  const files = globSync([`src/**/text/**/${language}.ts`, `src/**/content/**/*.${language}.json`], {
    cwd: root,
  });
  assert.ok(files.length > 30, `${files.length} files of ${language}`);
  const ownFramework = textsIn(wordsOfDemo(language), 'seeds/device-safety.json content');
  const found = await Promise.all(
    files.map(async (file) =>
      textsIn(
        file.endsWith('.json')
          ? JSON.parse(readFileSync(join(root, file), 'utf8'))
          : await import(pathToFileURL(join(root, file)).href),
        file,
      ),
    ),
  );
  return [...found.flat(), ...ownFramework];
}

const folded = (text: string, language: Language) => text.toLocaleLowerCase(language);

for (const language of languages)
  suite(`The terms in ${language}`, () => {
    test('stand in the place of the words that the field does not use', async () => {
      const texts = await said(language);
      const wrong = terms[language].flatMap(({ instead, use, in: within = /./ }) =>
        instead === undefined
          ? []
          : texts
              .filter(({ where, text }) => within.test(where) && instead.test(text))
              .map(({ where, text }) => `${where}: “${text}”, not “${use}”`),
      );
      assert.deepEqual(wrong, []);
    });

    test('are said', async () => {
      const texts = (await said(language)).map(({ text }) => folded(text, language));
      const missing = terms[language].filter(
        ({ use }) => !texts.some((text) => text.includes(folded(use, language))),
      );
      assert.deepEqual(
        missing.map(({ use }) => use),
        [],
      );
    });
  });

suite('Words that can be spelled in two ways', () => {
  test('are spelled in one, but where the specification words a message', async () => {
    const texts = (await said('en')).filter(({ text }) => !wordedBySpecification.includes(text));
    for (const { instead, use } of spellings) {
      assert.deepEqual(
        texts.filter(({ text }) => instead.test(text)),
        [],
        use,
      );
      assert.ok(
        texts.some(({ text }) => text.toLowerCase().includes(use.toLowerCase())),
        use,
      );
    }
  });
});

suite('The glossary', () => {
  test('has the terms of the screens', () => {
    const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
      .split('## Words in code')[0]!
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| gap'))
      .flatMap((line) => line.split('|').map((cell) => cell.trim()));
    for (const language of languages)
      for (const { instead, in: within } of terms[language])
        if (instead && !within)
          assert.deepEqual(
            rows.filter((cell) => instead.test(cell)),
            [],
            String(instead),
          );
  });
});

suite('The questions of the frameworks', () => {
  test('have the titles that practitioners search for', async () => {
    for (const [at, language] of (['en', 'tr', 'ar'] as const).entries()) {
      const texts = await said(language);
      for (const [code, ...titles] of questionTitles)
        if (titles[at])
          assert.equal(
            texts.find(({ where }) => where.endsWith(` questions ${code} title`))?.text,
            titles[at],
            `${code} ${language}`,
          );
    }
  });

  test("of the demo's own framework ask one thing as well, and invent no threshold", () => {
    for (const { code, words } of demoFramework.sections.flatMap(({ questions }) => questions))
      for (const language of languages) {
        const { text, guidance } = words[language];
        assert.deepEqual(wrongInQuestion(language, text), [], `${language} ${code}: ${text}`);
        if (threshold.test(words.en.guidance))
          assert.ok(guidance.startsWith(example[language]), `${language} ${code}: ${guidance}`);
      }
  });
});

suite('What is wrong in a question', () => {
  for (const [language, ...wrong] of [
    [
      'en',
      'Is there a list of devices?',
      'How well are devices known, and does it hold?',
      'How far is it done within a week?',
    ],
    ['tr', 'Her cihaz listede mi?', 'Cihazlar ne ölçüde listede mi, ikisi de biliniyor mu?'],
    ['ar', 'هل توجد قائمة؟', 'إلى أي مدى تُعرف الأجهزة، وهل يعلم كلاهما بذلك؟'],
  ] as const)
    test(`is found in ${language}`, () => {
      for (const question of wrong) assert.notDeepEqual(wrongInQuestion(language, question), [], question);
    });
});
