import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sectionFigures, type Figures } from '#features/maturity/figure/figure.rules.ts';
import { figuresToStore } from '#features/maturity/figure/stored-figures.rules.ts';
import {
  distributionOf,
  questionsBehind,
  rolledUpTrend,
  sharedGaps,
  viewsOf,
  wholeFiguresOf,
  type RankedSection,
} from './maturity-dashboard.rules.ts';

type Levels = [current: number | null, desired: number | null];
const question = (id: string, named: string, [current, desired]: Levels) => ({
  id,
  effort: 'M' as const,
  weight: 1,
  current_level: current,
  desired_level: desired,
  not_applicable: false,
  facts: { function: named, groups: [1, 2, 3] },
});
const section = (code: string, ...questions: RankedSection['questions'][number][]): RankedSection => ({
  code,
  weight: 1,
  function: null,
  questions,
});
const figuresOf = (...levels: Levels[]): Figures =>
  sectionFigures(levels.map((level, at) => question(String(at), 'Detect', level)));

const finance = [section('1', question('1.1', 'Identify', [1, 4]), question('1.2', 'Protect', [2, 3]))];
const operations = [section('1', question('1.1', 'Identify', [3, 4]), question('1.2', 'Protect', [0, 5]))];

suite('A dashboard of several departments', () => {
  test('ranks a gap by its mean over those who rated the question, and says where it is widest', () => {
    const [one, other] = [{ sections: finance }, { sections: operations }];
    const gaps = sharedGaps([one, other], 10);
    assert.deepEqual(
      gaps.map(({ question_id, current, desired, priority }) => [question_id, current, desired, priority]),
      [
        ['1.2', 1, 4, 3],
        ['1.1', 2, 4, 2],
      ],
    );
    assert.deepEqual(
      gaps.map(({ widest }) => widest === one),
      [false, true],
    );
    assert.deepEqual(
      sharedGaps([one], 1).map(({ question_id, priority }) => [question_id, priority]),
      [['1.1', 3]],
    );
  });

  test('counts the questions of all of them at each level', () => {
    assert.deepEqual(distributionOf([finance, operations], 'current_level').levels, [1, 1, 1, 1, 0, 0]);
  });

  test('draws at each date what each had said by then', () => {
    const line = rolledUpTrend(
      [
        [
          { id: 'a', date: '2025-06-30', figures: figuresOf([1, 3]) },
          { id: 'c', date: '2026-06-30', figures: figuresOf([3, 3]) },
        ],
        [{ id: 'b', date: '2025-12-31', figures: figuresOf([2, 4]) }],
      ],
      12,
    );
    assert.deepEqual(
      line.map(({ date, figures, of }) => [date, figures.current, of.map(({ id }) => id).join()]),
      [
        ['2025-06-30', 1, 'a'],
        ['2025-12-31', 1.5, 'a,b'],
        ['2026-06-30', 2.5, 'c,b'],
      ],
    );
    const points = ['a', 'b'].map((id) => ({
      id,
      date: '2025-06-30',
      figures: figuresOf([id === 'a' ? 1 : 4, 5]),
    }));
    assert.deepEqual(
      rolledUpTrend([points.toReversed()], 12).map(({ figures }) => figures.current),
      [4],
    );
  });
});

suite('A framework', () => {
  test('is seen by what it can be drawn by, NIST by function alone where CIS answered', () => {
    assert.deepEqual(viewsOf({ framework: 'nist', source: 'cis' }), ['function']);
    assert.deepEqual(viewsOf({ framework: 'nist', source: 'nist' }), ['function', 'section']);
    assert.deepEqual(viewsOf({ framework: 'iso', source: 'iso' }), ['section', 'capability']);
  });

  test('has another whole where NIST is seen through CIS: each function as heavy as another', () => {
    const kept = figuresToStore(
      'cis',
      [...finance, section('2', question('2.1', 'Identify', [4, 4]), question('2.2', 'Identify', [4, 4]))],
      [],
    );
    assert.equal(wholeFiguresOf({ framework: 'cis', source: 'cis' }, kept).current, 2.75);
    // Identify (1 + 4 + 4) / 3, Protect 2.
    assert.equal(wholeFiguresOf({ framework: 'nist', source: 'cis' }, kept).current, 2.5);
  });

  test('leads from a part of a picture to its questions', () => {
    assert.deepEqual([...questionsBehind('section', '1', finance, [])], ['1.1', '1.2']);
    assert.deepEqual([...questionsBehind('function', 'Protect', finance, [])], ['1.2']);
    assert.deepEqual([...questionsBehind('implementation_group', undefined, finance, [])], ['1.1', '1.2']);
  });
});
