import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { groupedBy, figuresToStore, type FactedSection } from './stored-figures.rules.ts';

type Levels = [current: number | null, desired: number | null];
const question = (
  id: string,
  facts: Record<string, string | string[] | number[]>,
  [current, desired]: Levels,
) => ({
  id,
  weight: 1,
  current_level: current,
  desired_level: desired,
  not_applicable: false,
  facts,
});
const section = (
  code: string,
  questions: FactedSection['questions'],
  named: string | null = null,
): FactedSection => ({
  code,
  weight: 1,
  function: named,
  questions,
});

const cis = [
  section('1', [
    question('1.1', { function: 'Identify', groups: [1, 2, 3] }, [2, 3]),
    question('1.2', { function: 'Respond', groups: [2, 3] }, [4, 4]),
  ]),
  section('2', [question('2.1', { function: 'Identify', groups: [3] }, [1, 5])]),
];

suite('What is kept of an assessment', () => {
  test('are its figures by section, and by everything else its framework is looked at by', () => {
    const { whole, sections, groups, by_function } = figuresToStore('cis', cis, []);
    assert.deepEqual([whole.current, sections['1']?.current, sections['2']?.gap], [2, 3, 4]);
    assert.deepEqual(
      Object.entries(groups.function ?? {}).map(([code, { current, questions }]) => [
        code,
        current,
        questions,
      ]),
      [
        ['Identify', 1.5, 2],
        ['Respond', 4, 1],
      ],
    );
    assert.deepEqual(
      Object.entries(groups.implementation_group ?? {}).map(([code, figures]) => [code, figures.questions]),
      [
        ['1', 1],
        ['2', 2],
        ['3', 3],
      ],
    );
    // Each function as heavy as the other: (1.5 + 4) / 2.
    assert.equal(by_function?.current, 2.75);
  });

  test('says nothing of implementation groups that were not asked about', () => {
    const scope = [1];
    const [first] = cis;
    const { groups } = figuresToStore(
      'cis',
      first ? [{ ...first, questions: first.questions.slice(0, 1) }] : [],
      scope,
    );
    assert.deepEqual(Object.keys(groups.implementation_group ?? {}), ['1']);
  });

  test("makes NIST's functions from their categories, each as heavy as another", () => {
    const nist = [
      section('GV.OC', [question('GV.OC-01', {}, [1, 1]), question('GV.OC-02', {}, [1, 1])], 'Govern'),
      section('GV.PO', [question('GV.PO-01', {}, [4, 4])], 'Govern'),
      section('RC.CO', [question('RC.CO-03', {}, [2, 2])], 'Recover'),
    ];
    const { groups, by_function, whole } = figuresToStore('nist', nist, []);
    assert.deepEqual([groups.function?.['Govern']?.current, groups.function?.['Recover']?.current], [2.5, 2]);
    assert.deepEqual([by_function, whole.current?.toFixed(3)], [null, '2.333']);
    assert.deepEqual(
      groupedBy('function', nist).map(({ code, questions }) => [code, questions.map(({ id }) => id)]),
      [
        ['Govern', ['GV.OC-01', 'GV.OC-02', 'GV.PO-01']],
        ['Recover', ['RC.CO-03']],
      ],
    );
  });

  test('counts a control of Annex A in each of its capabilities, and the clauses in none', () => {
    const iso = [
      section('4', [question('4.1', {}, [3, 3])]),
      section('A.8', [
        question('A.8.1', { capabilities: ['Asset_management', 'Information_protection'] }, [2, 4]),
        question('A.8.2', { capabilities: ['Asset_management'] }, [4, 4]),
      ]),
    ];
    const { groups } = figuresToStore('iso', iso, []);
    assert.deepEqual(
      Object.entries(groups.capability ?? {}).map(([code, { current }]) => [code, current]),
      [
        ['Asset_management', 3],
        ['Information_protection', 2],
      ],
    );
  });
});
