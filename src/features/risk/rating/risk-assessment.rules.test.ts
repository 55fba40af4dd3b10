import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Rating } from './risk-assessment.contract.ts';
import { judge, type RatingProblem, type StoredRatings } from './risk-assessment.rules.ts';
import type { Cell } from '#features/risk/model/risk-level.contract.ts';

const model = {
  likelihood_size: 5,
  consequence_size: 5,
  likelihood_rule: 'max',
  consequence_rule: 'max',
  residual_cap: 0.95,
} as const;
const factor = (id: string, type: 'likelihood' | 'consequence', is_active = true) => ({
  id,
  type,
  code: id,
  name: null,
  weight: 1,
  is_active,
});
const factors = [
  factor('often', 'likelihood'),
  factor('money', 'consequence'),
  factor('people', 'consequence'),
  factor('retired', 'consequence', false),
];
const at = (likelihood: number, consequence: number): Cell => ({ likelihood, consequence });
const value = (factor_id: string, value: number) => ({ factor_id, value });
const stated = { residual_basis: 'override', target_basis: 'stated', controls: null } as const;
const unrated: StoredRatings = {
  inherent: null,
  residual: null,
  target: null,
  residual_basis: 'computed',
  target_basis: 'computed',
  controls: null,
};
const standing: StoredRatings = { inherent: at(4, 4), residual: at(2, 4), target: at(1, 3), ...stated };
type Given = Pick<Rating, 'inherent' | 'factors' | 'residual_override' | 'target'>;

suite('A rating is refused', () => {
  const cases: [string, StoredRatings, Given, RatingProblem][] = [
    ['without any', unrated, {}, 'rating_needed'],
    ['given twice', unrated, { inherent: at(1, 1), factors: [value('often', 1)] }, 'rated_twice'],
    ['of one axis only', unrated, { factors: [value('often', 1)] }, 'rating_incomplete'],
    ['by a factor that is switched off', unrated, { factors: [value('retired', 1)] }, 'factor_unknown'],
    ['by one factor twice', unrated, { factors: [value('often', 1), value('often', 2)] }, 'factor_unknown'],
    ['by a value beyond the scale', unrated, { factors: [value('often', 6)] }, 'outside_matrix'],
    ['outside the matrix', unrated, { inherent: at(6, 1) }, 'outside_matrix'],
    ['with a target outside it', unrated, { inherent: at(1, 1), target: at(1, 6) }, 'outside_matrix'],
    ['with a residual more likely', standing, { residual_override: at(5, 1) }, 'residual_above_inherent'],
    ['with a target more likely', standing, { target: at(5, 1) }, 'target_above_inherent'],
    ['with a target worse', standing, { inherent: at(2, 2), target: at(1, 3) }, 'target_above_inherent'],
    ['with a residual worse', standing, { residual_override: at(1, 5) }, 'residual_above_inherent'],
  ];
  for (const [name, before, given, problem] of cases)
    test(name, () => assert.equal(judge(before, given, model, factors), problem));
});

suite('A rating', () => {
  const cases: [string, StoredRatings, Given, [Cell | null, Cell | null, Cell | null], string, string][] = [
    ['is given directly', unrated, { inherent: at(3, 4) }, [at(3, 4), null, null], 'direct', 'none'],
    [
      'is made of factors, the worst of each axis',
      unrated,
      { factors: [value('often', 2), value('money', 3), value('people', 5)] },
      [at(2, 5), null, null],
      'factors',
      'none',
    ],
    [
      'stays while only the residual is stated',
      standing,
      { residual_override: at(1, 4) },
      [at(4, 4), at(1, 4), at(1, 3)],
      'kept',
      'stated',
    ],
    [
      'keeps a residual that is not above it',
      standing,
      { inherent: at(2, 4) },
      [at(2, 4), at(2, 4), at(1, 3)],
      'direct',
      'kept',
    ],
    [
      'drops a residual that would be above it',
      standing,
      { inherent: at(4, 3) },
      [at(4, 3), null, at(1, 3)],
      'direct',
      'lapsed',
    ],
    [
      'takes residual and target back',
      standing,
      { residual_override: null, target: null },
      [at(4, 4), null, null],
      'kept',
      'none',
    ],
  ];
  for (const [name, before, given, cells, basis, residual] of cases) {
    test(name, () => {
      const judged = judge(before, given, model, factors);
      assert.ok(typeof judged !== 'string');
      assert.deepEqual([judged.inherent, judged.residual, judged.target], cells);
      assert.deepEqual(
        [judged.explanation.inherent.basis, judged.explanation.residual.basis],
        [basis, residual],
      );
    });
  }
});
