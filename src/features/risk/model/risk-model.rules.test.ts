import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  carriesOver,
  fallsOf,
  gridOf,
  isMonotone,
  rateByFactors,
  resized,
  stretched,
} from './risk-model.rules.ts';
import { defaultMatrix } from './server/default-model.content.ts';

const five = { likelihood_size: 5, consequence_size: 5 };
const rules = (likelihood_rule: 'max' | 'weighted_mean', consequence_rule = likelihood_rule) => ({
  ...five,
  likelihood_rule,
  consequence_rule,
});
const factor = (id: string, weight = 1, type: 'likelihood' | 'consequence' = 'consequence') => ({
  id,
  type,
  weight,
  is_active: true,
});
const valuesById = (values: Record<string, number>) =>
  Object.entries(values).map(([factor_id, value]) => ({ factor_id, value }));

suite('A rating by factors', () => {
  const money = factor('money', 2);
  const people = factor('people');
  const often = factor('often', 1, 'likelihood');

  test('takes the worst by max, and the mean by weight', () => {
    const cases: [Record<string, number>, 'max' | 'weighted_mean', number | null, number | null][] = [
      [{ often: 3, money: 2, people: 5 }, 'max', 3, 5],
      [{ often: 3, money: 2, people: 5 }, 'weighted_mean', 3, 3],
      [{ money: 4, people: 5 }, 'weighted_mean', null, 4],
      [{ often: 2 }, 'max', 2, null],
      [{}, 'weighted_mean', null, null],
    ];
    for (const [values, rule, likelihood, consequence] of cases) {
      const rated = rateByFactors([money, people, often], valuesById(values), rules(rule));
      assert.deepEqual(rated, { likelihood, consequence }, JSON.stringify([values, rule]));
    }
  });

  test('rounds a half up, also one that binary fractions miss', () => {
    const pair = [factor('a'), factor('b')];
    assert.equal(rateByFactors(pair, valuesById({ a: 2, b: 3 }), rules('weighted_mean')).consequence, 3);
    const tenths = [factor('a', 0.1), factor('b', 0.2), factor('c', 0.3)];
    assert.equal(
      rateByFactors(tenths, valuesById({ a: 1, b: 1, c: 2 }), rules('weighted_mean')).consequence,
      2,
    );
  });

  test('leaves out factors that are switched off or unknown, and stays on the scale', () => {
    const off = { ...people, is_active: false };
    assert.equal(
      rateByFactors([money, off], valuesById({ money: 2, people: 5 }), rules('max')).consequence,
      2,
    );
    assert.equal(rateByFactors([money], valuesById({ money: 2, gone: 5 }), rules('max')).consequence, 2);
    const small = { ...rules('max'), consequence_size: 4 };
    assert.equal(rateByFactors([money], valuesById({ money: 5 }), small).consequence, 4);
  });

  test('counts weights of nothing alike', () => {
    const pair = [factor('a', 0), factor('b', 0)];
    assert.equal(rateByFactors(pair, valuesById({ a: 1, b: 4 }), rules('weighted_mean')).consequence, 3);
  });
});

suite('A matrix', () => {
  test('is monotone when no level falls along a row or a column', () => {
    assert.equal(isMonotone(defaultMatrix), true);
    assert.deepEqual(
      fallsOf([
        [0, 1, 0],
        [0, 1, 2],
        [1, 0, 2],
      ]),
      [
        { likelihood: 1, consequence: 3 },
        { likelihood: 3, consequence: 2 },
      ],
    );
  });

  test('by arithmetic puts each score into its band', () => {
    const grid = gridOf(five, (likelihood, consequence) => likelihood * consequence, [1, 5, 10, 17]);
    assert.deepEqual(grid, [
      [0, 0, 0, 0, 1],
      [0, 0, 1, 1, 2],
      [0, 1, 1, 2, 2],
      [0, 1, 2, 2, 3],
      [1, 2, 2, 3, 3],
    ]);
  });

  test('of another size keeps what there was', () => {
    const smaller = [
      [0, 1, 2],
      [1, 1, 2],
      [1, 2, 3],
    ];
    assert.deepEqual(resized(smaller, { likelihood_size: 4, consequence_size: 3 }), [...smaller, [1, 2, 3]]);
    assert.deepEqual(resized(defaultMatrix, { likelihood_size: 3, consequence_size: 4 }), [
      [0, 0, 0, 1],
      [0, 0, 1, 2],
      [0, 1, 2, 2],
    ]);
  });
});

test('A rating is carried over between scales of the same sizes only', () => {
  assert.equal(carriesOver(five, five), true);
  assert.equal(carriesOver(five, { ...five, likelihood_size: 7 }), false);
  assert.equal(carriesOver(five, { ...five, consequence_size: 4 }), false);
});

test('A scale is stretched without losing the words of its lower steps', () => {
  const scale = [1, 2, 3].map((value) => ({ value, label: `Step ${value}`, description: null }));
  assert.deepEqual(stretched(scale, 4), [...scale, { value: 4, label: null, description: null }]);
  assert.deepEqual(stretched(scale, 2), scale.slice(0, 2));
});
