import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { EffortClass } from '#features/maturity/framework/framework-content.contract.ts';
import { shown, wholeFigures } from './figure.rules.ts';
import { figuresIfClosed, fittingInto, forecasts, rankedGaps, type GapFacts } from './gap.rules.ts';

const asked = (
  id: string,
  current_level: number | null,
  desired_level: number | null,
  more: { weight?: number; effort?: EffortClass; not_applicable?: boolean } = {},
) => ({
  id,
  current_level,
  desired_level,
  weight: 1,
  effort: 'M' as EffortClass,
  not_applicable: false,
  ...more,
});
const section = (code: string, questions: ReturnType<typeof asked>[], weight = 1) => ({
  code,
  weight,
  questions,
});

suite('The priority of a gap', () => {
  const cases: [says: string, number, Parameters<typeof asked>, sectionWeight?: number, facts?: GapFacts][] =
    [
      ['is the way up', 2, ['1.1', 1, 3]],
      ['times the weight of the question', 3, ['1.1', 1, 3, { weight: 1.5 }]],
      ['times the weight of its section', 4, ['1.1', 1, 3], 2],
      [
        'doubled by one risk of the highest cell',
        4,
        ['1.1', 1, 3],
        1,
        { risk_points: new Map([['1.1', 25]]) },
      ],
      ['raised by every point of open risks', 2.8, ['1.1', 1, 3], 1, { risk_points: new Map([['1.1', 10]]) }],
      ['untouched by risks of other questions', 2, ['1.1', 1, 3], 1, { risk_points: new Map([['1.2', 25]]) }],
      ['free of the noise of binary fractions', 0.3, ['1.1', 1, 4, { weight: 0.1 }]],
    ];
  for (const [says, expected, question, weight, facts] of cases)
    test(says, () =>
      assert.equal(rankedGaps([section('1', [asked(...question)], weight)], facts)[0]?.priority, expected),
    );

  test('comes with all it was computed from', () =>
    assert.deepEqual(
      rankedGaps([section('1', [asked('1.1', 1, 3, { weight: 2, effort: 'S' })], 3)], {
        risk_points: new Map([['1.1', 5]]),
      }),
      [
        {
          question_id: '1.1',
          section_code: '1',
          current: 1,
          desired: 3,
          question_weight: 2,
          section_weight: 3,
          risk_points: 5,
          risk_factor: 1.2,
          priority: 14.4,
          effort: 'S',
          days: 6,
        },
      ],
    ));
});

test('No gap is what has no wish, no level, no need or does not apply', () => {
  const questions = [
    asked('1.1', 1, null),
    asked('1.2', null, 4),
    asked('1.3', 3, 3),
    asked('1.4', 4, 2),
    asked('1.5', 1, 4, { not_applicable: true }),
  ];
  assert.deepEqual(rankedGaps([section('1', questions)]), []);
});

suite('Gaps are ranked', () => {
  const cases: [says: string, ReturnType<typeof asked>[], expected: string[], facts?: GapFacts][] = [
    ['by priority', [asked('1.1', 1, 2), asked('1.2', 0, 5), asked('1.3', 1, 4)], ['1.2', '1.3', '1.1']],
    [
      'by days where priority is equal',
      [asked('1.1', 1, 2, { effort: 'L' }), asked('1.2', 1, 2), asked('1.3', 1, 2, { effort: 'S' })],
      ['1.3', '1.2', '1.1'],
    ],
    [
      'by days as edited',
      [asked('1.1', 1, 2, { effort: 'L' }), asked('1.2', 1, 2, { effort: 'S' })],
      ['1.1', '1.2'],
      { edited_days: new Map([['1.1', 1]]) },
    ],
    ['by who stands lower', [asked('1.1', 3, 4), asked('1.2', 1, 2)], ['1.2', '1.1']],
    ['in the framework’s order at last', [asked('1.9', 1, 2), asked('1.10', 1, 2)], ['1.9', '1.10']],
    [
      'as equal where only binary fractions differ',
      [asked('1.1', 1, 4, { weight: 0.1, effort: 'L' }), asked('1.2', 1, 2, { weight: 0.3 })],
      ['1.2', '1.1'],
    ],
  ];
  for (const [says, questions, expected, facts] of cases)
    test(says, () =>
      assert.deepEqual(
        rankedGaps([section('1', questions)], facts).map(({ question_id }) => question_id),
        expected,
      ),
    );
});

suite('The days of a gap', () => {
  const cases: [says: string, EffortClass, number, GapFacts?][] = [
    ['of small steps', 'S', 6],
    ['of middle steps', 'M', 20],
    ['of large steps', 'L', 80],
    ['as the organisation counts', 'M', 10, { days_of_a_step: { S: 1, M: 5, L: 20 } }],
    ['as edited, whatever the class', 'L', 12, { edited_days: new Map([['1.1', 12]]) }],
    ['edited down to nothing', 'L', 0, { edited_days: new Map([['1.1', 0]]) }],
  ];
  for (const [says, effort, expected, facts] of cases)
    test(says, () =>
      assert.equal(rankedGaps([section('1', [asked('1.1', 1, 3, { effort })])], facts)[0]?.days, expected),
    );
});

suite('If gaps are closed', () => {
  const sections = [
    section('1', [asked('1.1', 2, 5), asked('1.2', 3, 4, { effort: 'S' }), asked('1.3', null, 5)]),
    section('2', [asked('2.1', 4, 4)]),
  ];
  const ranking = rankedGaps(sections);

  test('each of the first ones brings the score further', () =>
    assert.deepEqual(
      forecasts(sections, ranking).map(({ closed, days, figures }) => [
        closed,
        days,
        figures.current,
        shown(figures.current),
        figures.gap,
      ]),
      [
        [0, 0, 3.25, 3.3, 1],
        [1, 30, 4, 4, 0.25],
        [2, 33, 4.25, 4.3, 0],
      ],
    ));

  test('others stay as they are, and what was answered too', () => {
    const before = structuredClone(sections);
    assert.equal(figuresIfClosed(sections, new Set(['1.2'])).current, 3.5);
    assert.deepEqual(figuresIfClosed(sections, new Set()), wholeFigures(sections));
    assert.deepEqual(sections, before);
  });

  test('as many fit into a number of days as stand above the line', () =>
    assert.deepEqual(
      [0, 29, 30, 32.5, 33, 1000].map((days) => fittingInto(days, ranking)),
      [0, 0, 1, 1, 2, 2],
    ));
});
