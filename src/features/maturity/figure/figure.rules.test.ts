import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  isComplete,
  levelDistribution,
  percentOf,
  rolledUp,
  sectionFigures,
  shown,
  shownCoverage,
  wholeFigures,
  type Figures,
  type RatedQuestion,
} from './figure.rules.ts';

/** Current and desired as one writes them down: `2`, `-` for nothing said, `NA`; `2>4` with the wish. */
const asked = (written: string, weights: number[] = []): RatedQuestion[] =>
  written.split(' ').map((one, index) => {
    const [current, desired = '-'] = one.split('>') as [string, string?];
    const level = (said: string) => (said === '-' || said === 'NA' ? null : Number(said));
    return {
      id: `1.${index + 1}`,
      weight: weights[index] ?? 1,
      current_level: level(current),
      desired_level: level(desired),
      not_applicable: current === 'NA',
    };
  });
const section = (written: string, weight = 1) => ({ code: written, weight, questions: asked(written) });

const asShown = (figures: Figures) => ({
  current: shown(figures.current),
  desired: shown(figures.desired),
  gap: shown(figures.gap),
  percent: shown(figures.percent),
  coverage: shownCoverage(figures),
});

suite('A section', () => {
  const cases: [written: string, expected: Partial<ReturnType<typeof asShown>>, weights?: number[]][] = [
    ['2 3 - NA', { current: 2.5, coverage: 66.7, percent: 50, desired: null, gap: null }],
    ['- - NA', { current: null, coverage: 0, percent: null }],
    ['NA NA', { current: null, coverage: null, percent: null }],
    ['0 0', { current: 0, coverage: 100, percent: 0 }],
    ['5 5', { current: 5, percent: 100 }],
    ['1>3 2>2', { current: 1.5, desired: 2.5, gap: 1 }],
    // A wish without a level and a level without a wish are in neither the desired figure nor the gap.
    ['1>3 4 ->5', { current: 2.5, desired: 3, gap: 2, coverage: 66.7 }],
    ['NA>5 1>2', { current: 1, desired: 2, gap: 1 }],
    // More than was wished for does not make up for less elsewhere.
    ['5>3 1>3', { current: 3, desired: 3, gap: 1 }],
    ['1 4', { current: 3 }, [1, 2]],
    ['1 4', { current: 1 }, [1, 0]],
    ['1 4', { current: null, coverage: 100 }, [0, 0]],
    // 0.1 + 0.2 is not 0.3 in binary: 0.75 must still be shown as 0.8.
    ['0 1 1', { current: 0.8 }, [0.1, 0.2, 0.1]],
  ];
  for (const [written, expected, weights] of cases)
    test(`of ${written}${weights ? ` weighing ${weights.join(', ')}` : ''}`, () => {
      const figures: Record<string, unknown> = asShown(sectionFigures(asked(written, weights)));
      for (const [name, value] of Object.entries(expected)) assert.equal(figures[name], value, name);
    });

  test('counts what was asked', () => {
    const { questions, not_applicable, answered } = sectionFigures(asked('2 3 - NA'));
    assert.deepEqual([questions, not_applicable, answered], [4, 1, 2]);
  });
});

suite('The whole', () => {
  test('is the mean of its sections, however many questions each has', () => {
    const { current } = wholeFigures([section('2 3'), section('4')]);
    assert.equal(current, 3.25);
    assert.equal(shown(current), 3.3);
  });

  const cases: [says: string, sections: ReturnType<typeof section>[], expected: (number | null)[]][] = [
    ['leaves out a section without an answer', [section('2 3'), section('- -')], [2.5, null, null, 50]],
    ['leaves out a section that does not apply', [section('2>3'), section('NA')], [2, 3, 1, 100]],
    ['weighs sections', [section('2>4', 3), section('4>4', 1)], [2.5, 4, 1.5, 100]],
    ['counts coverage by questions', [section('1'), section('- - -')], [1, null, null, 25]],
    ['takes desired and gap from sections that have them', [section('1>3'), section('5')], [3, 3, 2, 100]],
    ['is nothing without an answer', [section('-'), section('NA')], [null, null, null, 0]],
    ['is nothing without a section', [], [null, null, null, null]],
  ];
  for (const [says, sections, expected] of cases)
    test(says, () => {
      const { current, desired, gap, coverage } = wholeFigures(sections);
      assert.deepEqual([current, desired, gap, coverage], expected);
    });
});

suite('A figure is shown', () => {
  const cases: [value: number | null, expected: number | null][] = [
    [null, null],
    [3.25, 3.3],
    [3.249, 3.2],
    [0.05, 0.1],
    [1.15, 1.2],
    [4.35, 4.4],
    [2.4499999999999997, 2.5],
    [2.44999, 2.4],
    [200 / 3, 66.7],
    [99.95, 100],
    [5, 5],
  ];
  for (const [value, expected] of cases)
    test(`${value} as ${expected}`, () => assert.equal(shown(value), expected));

  test('half up at every half there is', () => {
    for (let tenth = 0; tenth < 1000; tenth += 1)
      assert.equal(shown(Number(`${Math.floor(tenth / 10)}.${tenth % 10}5`)), (tenth + 1) / 10);
  });
});

test('Percent is the way up the scale', () => {
  assert.deepEqual([null, 0, 2.5, 3.25, 5].map(percentOf), [null, 0, 50, 65, 100]);
});

test('100 % is said only of what is complete', () => {
  const nearly = { questions: 10_000, not_applicable: 0, answered: 9_999, coverage: 99.99 };
  assert.equal(shownCoverage(nearly), 99.9);
  assert.ok(!isComplete(nearly));
  assert.ok(isComplete(sectionFigures(asked('2 NA'))));
  assert.ok(!isComplete(sectionFigures(asked('NA'))));
});

suite('The organisation', () => {
  test('is the mean of its departments by their coverage', () => {
    const [all, half, none] = ['4>5 4>5', '1>3 -', '- -'].map((written) => sectionFigures(asked(written)));
    assert.ok(all && half && none);
    const { current, desired, gap, coverage } = rolledUp([all, half, none]);
    assert.equal(current, 3);
    assert.equal(shown(desired), 4.3);
    assert.equal(shown(gap), 1.3);
    assert.equal(coverage, 50);
  });

  test('has no figure where no department has one', () => {
    assert.equal(rolledUp([]).current, null);
    assert.equal(rolledUp([sectionFigures(asked('-'))]).current, null);
  });
});

suite('The distribution of levels', () => {
  const questions = asked('0>3 2>3 2 - NA>4 5>5');
  test('counts the questions at each level of today', () =>
    assert.deepEqual(levelDistribution(questions, 'current_level'), {
      levels: [1, 0, 2, 0, 0, 1],
      unanswered: 1,
      not_applicable: 1,
    }));
  test('counts the questions at each level wished for', () =>
    assert.deepEqual(levelDistribution(questions, 'desired_level'), {
      levels: [0, 0, 0, 2, 0, 1],
      unanswered: 2,
      not_applicable: 1,
    }));
});
