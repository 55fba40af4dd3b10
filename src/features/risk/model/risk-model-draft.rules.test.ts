import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { draftBody } from './risk-model-draft.contract.ts';
import { withCell, withNewLevel, withoutLevel, withSize } from './risk-model-draft.rules.ts';
import type { ModelDetails } from './risk-model.contract.ts';
import { defaultLevels, defaultMatrix, defaultSteps } from './server/default-model.content.ts';

const model: ModelDetails = {
  likelihood_size: 5,
  consequence_size: 5,
  likelihood_rule: 'max',
  consequence_rule: 'max',
  ...defaultSteps,
  levels: defaultLevels,
  matrix: defaultMatrix,
};
const isValid = (draft: ModelDetails) => draftBody.safeParse({ ...draft, version: null }).success;

suite('A draft', () => {
  test('with another cell keeps the others', () => {
    const changed = withCell(model, { likelihood: 1, consequence: 2 }, 3);
    assert.deepEqual(changed.matrix[0], [0, 3, 0, 1, 2]);
    assert.deepEqual(changed.matrix.slice(1), defaultMatrix.slice(1));
  });

  test('with an axis of another size has as many steps and rows, within the limits', () => {
    for (const [size, wanted] of [
      [7, 7],
      [3, 3],
      [9, 7],
      [1, 3],
    ] as const) {
      const changed = withSize(model, 'likelihood', size, (step) => `Step ${step}`);
      assert.deepEqual([changed.matrix.length, changed.likelihood_steps.length], [wanted, wanted]);
      assert.ok(isValid(changed));
    }
  });

  test('with a level more or less stays whole', () => {
    const more = withNewLevel(model, 'Utter');
    assert.deepEqual([more.levels.at(-1)?.index, more.levels.at(-1)?.code], [4, 'level_5']);
    assert.ok(isValid(more));
    const less = withoutLevel(model, 1);
    assert.deepEqual(
      less.levels.map(({ code, index }) => [code, index]),
      [
        ['low', 0],
        ['high', 1],
        ['extreme', 2],
      ],
    );
    assert.deepEqual(less.matrix[2], [0, 0, 1, 1, 2]);
    assert.ok(isValid(less));
    assert.ok(isValid(withoutLevel(model, 0)));
    const two = withoutLevel(withoutLevel(model, 3), 2);
    assert.equal(withoutLevel(two, 0), two);
  });
});
