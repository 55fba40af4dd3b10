import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { inverseOf, suggestedBy, weakestOf } from './crosswalk.rules.ts';
import { mappingRelations, type MappingRelation } from './crosswalk-content.contract.ts';

type Said = [result: 'compliant' | 'partial' | 'non_compliant', percent: number | null];
const answer = ([result, implementation_percent]: Said) => ({ result, implementation_percent });
const said = (one: ReturnType<typeof answer> | undefined) =>
  one === undefined ? undefined : [one.result, one.implementation_percent];

const yes: Said = ['compliant', null];
const no: Said = ['non_compliant', null];
const partly = (percent: number | null): Said => ['partial', percent];

/** What a source says, and what it suggests where it covers the whole, and where it covers a part. */
const cases: [source: Said, whole: Said, part: Said][] = [
  [yes, yes, partly(null)],
  [['compliant', 90], yes, partly(null)],
  [partly(null), partly(null), partly(null)],
  [partly(80), partly(80), partly(50)],
  [partly(50), partly(50), partly(50)],
  [partly(20), partly(20), partly(20)],
  [partly(0), partly(0), partly(0)],
  [no, no, no],
  [['non_compliant', 10], no, no],
];
const whole: MappingRelation[] = ['equal', 'superset'];

suite('What a source suggests', () => {
  for (const relation of mappingRelations)
    for (const [source, ofWhole, ofPart] of cases)
      test(`${relation} of ${source.join(' ')}`, () =>
        assert.deepEqual(
          said(suggestedBy(relation, answer(source))),
          whole.includes(relation) ? ofWhole : ofPart,
        ));

  test('of several is the weakest, and of equals the first', () => {
    const weakest = (...all: Said[]) => said(weakestOf(all.map(answer)));
    assert.equal(weakest(), undefined);
    assert.deepEqual(weakest(yes, partly(90), no), no);
    assert.deepEqual(weakest(yes, partly(60), partly(null)), partly(null));
    assert.deepEqual(weakest(partly(null), partly(50)), partly(null));
    assert.deepEqual(weakest(partly(0), no), partly(0));
    assert.deepEqual(weakest(yes, yes), yes);
  });

  test('over several steps is never more than any of them', () => {
    const far = mappingRelations.reduce((one, relation) => suggestedBy(relation, one), answer(yes));
    assert.deepEqual(said(far), partly(null));
    assert.deepEqual(said(suggestedBy('equal', suggestedBy('intersects', answer(partly(30))))), partly(30));
  });
});

suite('A relation', () => {
  test('read from the other side and back is itself', () => {
    for (const relation of mappingRelations) assert.equal(inverseOf(inverseOf(relation)), relation);
    assert.deepEqual(mappingRelations.map(inverseOf), ['equal', 'subset', 'superset', 'intersects']);
  });
});
