import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { languages, type Language } from '#platform/contract/access.ts';
import { example, inEnglish, threshold, wrongInQuestion } from '#tests/world/questions.ts';
import {
  cisGroups,
  cisTags,
  identifiers,
  newIsoControls,
  officialTitles,
  totals,
} from '#tests/world/framework-facts.ts';
import {
  maturityFrameworks,
  maturityStructure,
  maturityWords,
  securityFunctions,
  type MaturityFramework,
  type MaturityStructure,
  type MaturityWords,
} from './framework-content.contract.ts';

const folder = join(import.meta.dirname, 'content');
const fileOf = (framework: MaturityFramework, language?: Language) =>
  join(folder, framework, [framework, ...(language ? [language] : []), 'json'].join('.'));
const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

const structureOf = async (framework: MaturityFramework) =>
  maturityStructure.parse(await readJson(fileOf(framework)));
const wordsOf = async (framework: MaturityFramework) =>
  Object.fromEntries(
    await Promise.all(
      languages.map(
        async (language) =>
          [language, maturityWords.parse(await readJson(fileOf(framework, language)))] as const,
      ),
    ),
  ) as Record<Language, MaturityWords>;

const questionsOf = ({ sections }: MaturityStructure) => sections.flatMap(({ questions }) => [...questions]);

/** The facts that have names people read, with every value that occurs. */
function groupingsOf(structure: MaturityStructure): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  const named = ['function', 'asset', 'groups', 'type', 'properties', 'concepts', 'capabilities', 'domains'];
  for (const row of [...structure.sections, ...questionsOf(structure)])
    for (const [fact, values] of Object.entries(row))
      if (named.includes(fact))
        for (const value of [values].flat())
          found.set(fact, (found.get(fact) ?? new Set()).add(String(value)));
  return Object.fromEntries([...found].map(([fact, values]) => [fact, [...values].toSorted()]));
}

/** Every text of a framework, by where it stands. */
function textsIn(words: unknown, where = ''): [where: string, text: string][] {
  if (typeof words === 'string') return [[where, words]];
  return Object.entries(words as object).flatMap(([key, value]) => textsIn(value, `${where}/${key}`));
}

const fingerprint = (title: string) =>
  createHash('sha256')
    .update(title.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('hex')
    .slice(0, 12);

const latin = /[a-zçğıöşü]/gi;
const arabic = /[\u0621-\u064a]/g;
const many = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

for (const framework of maturityFrameworks)
  suite(`The content of ${framework}`, () => {
    test('asks every question of the framework once, in its order', async () => {
      const structure = await structureOf(framework);
      const ids = questionsOf(structure).map(({ id }) => id);
      assert.deepEqual(ids, identifiers[framework]);
      assert.deepEqual({ sections: structure.sections.length, questions: ids.length }, totals[framework]);
      for (const { code, questions } of structure.sections)
        for (const { id } of questions) assert.match(id, new RegExp(`^${code}[.-]`), `${id} in ${code}`);
    });

    test('has words for everything in every language', async () => {
      const structure = await structureOf(framework);
      const words = await wordsOf(framework);
      for (const language of languages) {
        const { sections, questions, groups = {}, tiers } = words[language];
        assert.deepEqual(
          Object.keys(sections).toSorted(),
          structure.sections.map(({ code }) => code).toSorted(),
          language,
        );
        assert.deepEqual(Object.keys(questions).toSorted(), identifiers[framework].toSorted(), language);
        assert.deepEqual(
          Object.fromEntries(
            Object.entries(groups).map(([fact, names]) => [fact, Object.keys(names).toSorted()]),
          ),
          groupingsOf(structure),
          language,
        );
        assert.equal(tiers !== undefined, framework === 'nist', 'NIST alone has tiers');
        for (const { question } of Object.values(questions)) assert.match(question, /[?؟]$/);
      }
    });

    test('asks one thing, which a level answers, and invents no threshold', async () => {
      const words = await wordsOf(framework);
      for (const language of languages)
        for (const [id, { question }] of Object.entries(words[language].questions)) {
          assert.deepEqual(wrongInQuestion(language, question), [], `${language} ${id}: ${question}`);
        }
      for (const [code, { levels }] of Object.entries(words.en.sections))
        for (const level of levels) assert.doesNotMatch(level, threshold, `${code}: ${level}`);
      // The safeguards of CIS state their own numbers; ISO and NIST state none.
      if (framework !== 'cis')
        for (const [id, { good }] of Object.entries(words.en.questions))
          if (threshold.test(good))
            for (const language of languages)
              assert.ok(
                words[language].questions[id]?.good.startsWith(example[language]),
                `${language} ${id}`,
              );
    });

    test('calls no two questions the same', async () => {
      for (const { questions, levels } of Object.values(await wordsOf(framework))) {
        const titles = Object.values(questions).map(({ title }) => title);
        assert.deepEqual(
          titles.filter((title, index) => titles.indexOf(title) !== index),
          [],
        );
        assert.equal(new Set(levels.map(({ name }) => name)).size, 6);
      }
    });

    test('leaves nothing in English', async () => {
      const words = await wordsOf(framework);
      const english = new Map(textsIn(words.en));
      for (const language of ['tr', 'ar'] as const)
        for (const [where, text] of textsIn(words[language])) {
          const wrong = `${language}${where}: ${text}`;
          // A framework's own name is the same everywhere.
          if (where !== '/name') assert.notEqual(text, english.get(where), wrong);
          assert.doesNotMatch(text, inEnglish, wrong);
          if (language === 'tr') assert.equal(many(text, arabic), 0, wrong);
          else if (where !== '/name') assert.ok(many(text, arabic) > many(text, latin), wrong);
        }
    });
  });

suite('The frameworks together', () => {
  test('say for each section of its own what the levels look like', async () => {
    for (const framework of maturityFrameworks)
      for (const { sections } of Object.values(await wordsOf(framework))) {
        const texts = Object.values(sections).flatMap(({ levels }) => levels);
        const repeated = texts.filter((text, index) => texts.indexOf(text) !== index);
        assert.ok(repeated.length <= texts.length / 20, repeated.join('\n'));
      }
  });

  test('name levels and functions the same, for they are read side by side', async () => {
    const all = await Promise.all(maturityFrameworks.map(wordsOf));
    for (const language of languages) {
      const [first, ...others] = all.map((words) => words[language].levels.map(({ name }) => name));
      for (const names of others) assert.deepEqual(names, first, language);
      for (const key of securityFunctions) {
        // ISO has five of the six as its concepts.
        const names = all
          .map((words) => words[language].groups)
          .flatMap((groups) => [groups?.['function']?.[key], groups?.['concepts']?.[key]])
          .filter((name) => name !== undefined);
        assert.equal(new Set(names).size, 1, `${language} ${key}: ${names.join(', ')}`);
      }
    }
  });
});

suite('The safeguards of CIS', () => {
  const safeguards = async () => {
    const structure = await structureOf('cis');
    return structure.key === 'cis' ? structure.sections.flatMap(({ questions }) => questions) : [];
  };

  test('knows the implementation groups: 56, 130, 153', async () => {
    const questions = await safeguards();
    const inGroup = (group: 1 | 2 | 3) =>
      questions.filter(({ groups }) => groups.some((one) => one === group));
    assert.deepEqual(
      ([1, 2, 3] as const).map((group) => inGroup(group).length),
      [56, 130, 153],
    );
    for (const { id, groups } of questions) assert.equal(groups[0], cisGroups.get(id), id);
  });

  test('knows the asset class and the security function of each safeguard', async () => {
    const questions = await safeguards();
    for (const tag of ['asset', 'function'] as const)
      assert.deepEqual(
        Object.fromEntries(
          Object.keys(cisTags[tag]).map((value) => [
            value,
            questions.filter((question) => question[tag] === value).length,
          ]),
        ),
        cisTags[tag],
      );
  });

  test('has titles of our own', async () => {
    assert.equal(officialTitles.size, 153);
    const { questions } = (await wordsOf('cis')).en;
    const taken = Object.values(questions).filter(({ title }) => officialTitles.has(fingerprint(title)));
    assert.deepEqual(taken, []);
  });
});

suite('The controls of ISO', () => {
  test('knows which controls came with 2022', async () => {
    const questions = questionsOf(await structureOf('iso'));
    const marked = questions.filter((question) => 'new' in question).map(({ id }) => id);
    assert.deepEqual(marked, newIsoControls);
  });
});
