import { deepEqual, equal } from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { OwnContent } from './own-content.contract.ts';
import { differenceSince, isUnchanged } from './framework-difference.rules.ts';
import {
  contentOf,
  hasLevels,
  toEdited,
  movedTo,
  nextQuestionCode,
  nextSectionCode,
  renumbered,
  untranslatedByTab,
  withLevel,
  withoutLevels,
  withQuestionIn,
  withWord,
  type EditedFramework,
} from './framework-draft.rules.ts';
import { errorsByPart, firstWrong } from './framework-error.rules.ts';

const words = (title: string) => ({ title, text: `${title}?`, guidance: '', evidence: '' });
const question = (
  code: string,
  title = `Title ${code}`,
): OwnContent['sections'][number]['questions'][number] => ({
  code,
  effort: 'M',
  weight: 1,
  words: { en: words(title) },
});
const section = (code: string, ...codes: string[]): OwnContent['sections'][number] => ({
  code,
  weight: 1,
  words: { en: { name: `Section ${code}` } },
  questions: codes.map((one) => question(one)),
});
const content = (...sections: OwnContent['sections']): OwnContent => ({
  languages: ['en', 'tr'],
  words: { en: { name: 'Devices', description: '' } },
  levels: Array.from({ length: 6 }, (_, value) => ({ en: { name: `Level ${value}`, description: '' } })),
  sections,
});
const written = toEdited(content(section('1', '1.1', '1.2'), section('2', '2.1')));
const codesOf = ({ sections }: EditedFramework) =>
  sections.map(({ code, questions }) => [code, ...questions.map((one) => one.code)].join(' ')).join(', ');

suite('A framework in hand', () => {
  test('is stored as it was read', () => {
    const stored = content(section('1', '1.1'));
    deepEqual(contentOf(toEdited(stored)), stored);
  });

  test('keeps what else a language holds when one of its texts is written', () => {
    const levels = ['0', '1', '2', '3', '4', '5'];
    const after = withWord({ en: { name: 'Old', levels } }, ['name'], 'en', 'name', 'New');
    deepEqual(after, { en: { name: 'New', levels } });
  });

  const next: [what: string, framework: EditedFramework, section: string, question: string][] = [
    ['one more than the last', written, '3', '1.3'],
    ['as many digits', toEdited(content(section('A-09', 'x.09'))), 'A-10', 'x.10'],
    ['not one that is taken', toEdited(content(section('1', '1.1'), section('2', '1.2'))), '3', '1.3'],
    ['the first of an empty section', toEdited(content(section('7'))), '8', '7.1'],
    ['after a code without a number', toEdited(content(section('AC', 'AC'))), '1', 'AC.1'],
  ];
  for (const [what, framework, sectionCode, questionCode] of next)
    test(`numbers what is added: ${what}`, () => {
      equal(nextSectionCode(framework), sectionCode);
      const [first] = framework.sections;
      if (first) equal(nextQuestionCode(framework, first), questionCode);
    });

  test('puts a question into another section, and back to where it was', () => {
    const key = 'question-1.1';
    const [one = { key: '' }, two = { key: '' }] = written.sections;
    const moved = withQuestionIn(written, key, two.key);
    equal(codesOf(moved), '1 1.2, 2 2.1 1.1');
    equal(codesOf(withQuestionIn(moved, key, one.key, 0)), '1 1.1 1.2, 2 2.1');
  });

  test('is numbered anew in its order', () => {
    const turned = { ...written, sections: movedTo(written.sections, 1, 0) };
    equal(codesOf(renumbered(turned)), '1 1.1, 2 2.1 2.2');
  });

  test('says of a section what its levels look like, or leaves it to the framework', () => {
    const [first] = written.sections;
    if (first === undefined) throw new Error('there is a section');
    const said = withLevel(first, 'en', 2, 'Mostly written down.');
    deepEqual(said.words.en, {
      name: 'Section 1',
      levels: ['', '', 'Mostly written down.', '', '', ''],
    });
    equal(hasLevels(said), true);
    deepEqual(withoutLevels(said), first);
  });

  test('counts what nobody translated: only what there is to translate', () => {
    deepEqual(untranslatedByTab(written, 'tr'), { questions: 8, levels: 6, about: 1 });
    deepEqual(untranslatedByTab(written, 'en'), { questions: 0, levels: 0, about: 0 });
  });
});

suite('What a new edition changes', () => {
  const published = {
    name: 'Devices',
    description: '',
    levels: written.levels.map((_, value) => ({ value, name: `Level ${value}`, description: '' })),
    sections: written.sections.map(({ code, questions }) => ({
      code,
      name: `Section ${code}`,
      weight: 1,
      group: null,
      levels: null,
      questions: questions.map((one) => ({
        code: one.code,
        ...words(`Title ${one.code}`),
        effort: 'M' as const,
        weight: 1,
        facts: {},
      })),
    })),
  };

  test('is nothing where nothing changed, and where only a translation did', () => {
    equal(isUnchanged(differenceSince(published, written, 'en')), true);
    const translated = {
      ...written,
      words: withWord(written.words, ['name', 'description'], 'tr', 'name', 'Cihazlar'),
    };
    equal(isUnchanged(differenceSince(published, translated, 'en')), true);
    equal(isUnchanged(differenceSince(published, translated, 'tr')), false);
  });

  test('is told by questions, sections and levels', () => {
    const changed = toEdited(content(section('1', '1.1', '1.3'), section('3', '2.1')));
    const { added, removed, changed: other, ...more } = differenceSince(published, changed, 'en');
    deepEqual(
      [added, removed, other].map((some) => some.map(({ code }) => code)),
      [['1.3'], ['1.2'], ['2.1']],
    );
    deepEqual(more, {
      sectionsAdded: 1,
      sectionsChanged: 0,
      sectionsRemoved: 1,
      levelsChanged: 0,
      isRenamed: false,
    });
  });
});

suite('An error', () => {
  const places: [path: string, part: string, field: string][] = [
    ['content.sections.0.code', 'section-1', 'code'],
    ['sections.1.questions', 'section-2', 'questions'],
    ['content.sections.0.questions.1.words.en.title', 'question-1.2', 'en.title'],
    ['levels.3.tr.name', 'level-3', 'tr.name'],
    ['content.words.en.name', 'about', 'en.name'],
    ['content.languages.1', 'about', 'languages.1'],
  ];
  for (const [path, part, field] of places)
    test(`is shown where it is: ${path}`, () => {
      deepEqual([...errorsByPart(written, [[path, 'why']])], [[part, { [field]: 'why' }]]);
    });

  test('comes first in the order one reads', () => {
    const errors = errorsByPart(written, [
      ['sections.1.code', 'why'],
      ['sections.0.questions.1.code', 'why'],
    ]);
    deepEqual(firstWrong(written, errors), { section: 'section-1', question: 'question-1.2' });
  });
});
