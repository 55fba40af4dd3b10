import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { RiskFactor, RiskModel } from '#features/risk/model/risk-model.contract.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { formOf, nowhere } from './assessment-form.ts';

const at = (likelihood: number, consequence: number) => ({ likelihood, consequence });
const factor = (id: string, type: 'likelihood' | 'consequence') =>
  ({ id, type, is_active: true }) as RiskFactor;
const factors = [factor('often', 'likelihood'), factor('money', 'consequence')];
const model = { likelihood_size: 4, consequence_size: 5 } as RiskModel;

const risk = (ratings: Record<string, object | string>, values: object[] = []) =>
  ({
    inherent: null,
    residual: null,
    target: null,
    residual_basis: 'override',
    target_basis: 'stated',
    inherent_justification: null,
    residual_reason: null,
    inherent_factors: values,
    ...ratings,
  }) as unknown as Risk;

suite('The form that rates a risk', () => {
  test('begins with what was said last, as far as the scales of the matrix in use have it', () => {
    const form = formOf(risk({ inherent: at(5, 5), residual: at(4, 5), target: at(1, 1) }), model, factors);
    assert.deepEqual(
      [form.inherent, form.residual_override, form.target],
      [nowhere, at(4, 5), at(1, 1)],
      'a step that is gone is not moved to another one: it is rated anew',
    );
  });

  test('leaves to the controls what nobody stated', () => {
    const computed = { residual_basis: 'computed', target_basis: 'computed' };
    const form = formOf(
      risk({ inherent: at(4, 5), residual: at(2, 5), target: at(1, 1), ...computed }),
      model,
      factors,
    );
    assert.deepEqual([form.inherent, form.residual_override, form.target], [at(4, 5), nowhere, nowhere]);
  });

  test('forgets values of factors beyond a scale, and of factors that are not in use', () => {
    const values = [
      { factor_id: 'often', value: 5, note: 'Every week' },
      { factor_id: 'money', value: 5, note: 'A year of profit' },
      { factor_id: 'gone', value: 1 },
    ];
    const form = formOf(risk({ inherent: at(5, 5) }, values), model, factors);
    assert.deepEqual(
      [form.way, form.factors, form.notes],
      ['factors', { money: 5 }, { money: 'A year of profit' }],
    );
  });
});
