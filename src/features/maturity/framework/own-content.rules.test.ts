import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { question, section } from '#tests/world/own-framework-world.ts';
import type { OwnContent } from './own-content.contract.ts';
import { missingToPublish, questionsBetween, sizeOf } from './own-content.rules.ts';
import { frameworkWorkflow } from './framework.workflow.ts';

const level = { en: { name: 'Defined', description: '' } };
const whole: OwnContent = {
  languages: ['en', 'tr'],
  words: { en: { name: 'Device safety', description: '' } },
  levels: [level, level, level, level, level, level],
  sections: [section('A', [question('A.1'), question('A.2')])],
};

suite('What is missing before publishing', () => {
  const cases: [what: string, content: OwnContent, expected: [path: string, code: string][]][] = [
    ['nothing, though no word is in its second language', whole, []],
    [
      'a name',
      { ...whole, words: { tr: { name: 'Cihaz güvenliği', description: '' } } },
      [['words.en.name', 'words_missing']],
    ],
    [
      'the name of a level',
      { ...whole, levels: whole.levels.map((one, at) => (at === 4 ? {} : one)) },
      [['levels.4.en.name', 'words_missing']],
    ],
    ['every section', { ...whole, sections: [] }, [['sections', 'sections_missing']]],
    [
      'questions of a section',
      { ...whole, sections: [...whole.sections, section('B', [])] },
      [['sections.1.questions', 'section_empty']],
    ],
    [
      'everything in the language that is its own now',
      {
        ...whole,
        languages: ['tr'],
        levels: whole.levels.map(() => ({ tr: { name: 'Var', description: '' } })),
      },
      [
        ['words.tr.name', 'words_missing'],
        ['sections.0.words.tr.name', 'words_missing'],
        ['sections.0.questions.0.words.tr.title', 'words_missing'],
        ['sections.0.questions.0.words.tr.text', 'words_missing'],
        ['sections.0.questions.1.words.tr.title', 'words_missing'],
        ['sections.0.questions.1.words.tr.text', 'words_missing'],
      ],
    ],
  ];
  for (const [what, content, expected] of cases)
    test(`is ${what}`, () =>
      assert.deepEqual(
        missingToPublish(content),
        expected.map(([path, code]) => ({ path: `content.${path}`, code })),
      ));
});

test('What became of the questions is told by their codes', () => {
  const after: OwnContent = {
    ...whole,
    sections: [section('A', [question('A.2', 2)]), section('B', [question('B.1'), question('A.1')])],
  };
  // A.1 stands in another section now, A.2 weighs more.
  assert.deepEqual(questionsBetween(whole, after), { added: 1, removed: 0, changed: 2 });
  assert.deepEqual(questionsBetween(after, whole), { added: 0, removed: 1, changed: 2 });
  assert.deepEqual(sizeOf(after), { sections: 2, questions: 3 });
});

test('A framework is published from draft to draft, retired and restored, and deleted only before its first edition', () => {
  const allowed = (['draft', 'published', 'retired'] as const).map((status) =>
    (['edit', 'publish', 'retire', 'restore', 'delete'] as const).filter((verb) =>
      frameworkWorkflow.startsFrom(verb, { status }),
    ),
  );
  assert.deepEqual(allowed, [
    ['edit', 'publish', 'delete'],
    ['edit', 'publish', 'retire'],
    ['edit', 'restore'],
  ]);
});
