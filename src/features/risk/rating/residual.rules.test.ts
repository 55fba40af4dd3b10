import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { residualOf } from './residual.rules.ts';

type Acting = ['likelihood' | 'consequence' | 'both', effect: number];
const at = (likelihood: number, consequence: number) => ({ likelihood, consequence });
const after = (inherent: ReturnType<typeof at>, controls: Acting[], cap = 0.95) => {
  const some = controls.map(([acts_on, effect]) => ({ acts_on, effect }));
  return residualOf(inherent, some, ({ effect }) => effect, cap);
};

suite('What controls leave of a rating', () => {
  const cases: [string, ReturnType<typeof at>, Acting[], ReturnType<typeof at>][] = [
    ['is all of it where none is linked', at(4, 5), [], at(4, 5)],
    // Domain 4.5: A passed and fresh, 80 on likelihood; B 50 on consequence, its test overdue.
    ['is that of the worked example', at(4, 5), [['likelihood', 0.8], ['consequence', 0.25]], at(2, 4)], // prettier-ignore
    ['is less on both axes by one that acts on both', at(5, 5), [['both', 0.5]], at(3, 3)],
    ['multiplies what each of two leaves', at(5, 1), [['likelihood', 0.5], ['likelihood', 0.5]], at(2, 1)], // prettier-ignore
    ['is rounded half up', at(4, 4), [['both', 0.5]], at(3, 3)],
    ['is rounded half up where three tenths have no binary form', at(1, 6), [['consequence', 0.3], ['consequence', 0]], at(1, 5)], // prettier-ignore
    ['is never below the lowest step', at(1, 2), [['both', 0.99]], at(1, 1)],
    ['is no better than the cap allows', at(7, 7), [['both', 1]], at(1, 1)],
    ['is as it was by controls without effect', at(3, 3), [['both', 0], ['likelihood', 0]], at(3, 3)], // prettier-ignore
  ];
  for (const [name, inherent, controls, expected] of cases)
    test(name, () => assert.deepEqual(after(inherent, controls).cell, expected));

  test('says by how much each axis is reduced, at most the cap', () => {
    assert.deepEqual(after(at(5, 5), [['likelihood', 0.8], ['both', 0.25]]).reduction, at(0.85, 0.25)); // prettier-ignore
    assert.deepEqual(after(at(5, 5), [['both', 1]], 0.6), { cell: at(3, 3), reduction: at(0.6, 0.6) });
  });
});
