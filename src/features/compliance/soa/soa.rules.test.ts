import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { SoaNeed } from './soa.contract.ts';
import { firstCodes, missingIn, startsPublishing } from './soa.rules.ts';

type Row = Parameters<typeof missingIn>[0];

suite('A row of a Statement of Applicability', () => {
  const cases: [Row['applicability_state'], Row['applicability_reasons'], string | null, SoaNeed[]][] = [
    ['applicable', [], null, ['reason']],
    ['applicable', ['legal'], null, []],
    ['applicable', ['legal'], 'By law', []],
    ['not_applicable', [], null, ['reason', 'text']],
    ['not_applicable', ['no_such_asset'], null, ['text']],
    ['not_applicable', ['no_such_asset'], ' \n', ['text']],
    ['not_applicable', [], 'We have none', ['reason']],
    ['not_applicable', ['no_such_asset'], 'We have none', []],
    ['inherited', ['contractual'], null, ['text']],
    ['inherited', ['contractual'], 'The data centre does', []],
  ];
  for (const [applicability_state, applicability_reasons, applicability_text, missing] of cases)
    test(`that is ${applicability_state}, with ${applicability_reasons.length} reasons and ${applicability_text === null ? 'no' : 'a'} text, lacks ${missing.join(' and ') || 'nothing'}`, () => {
      assert.deepEqual(
        missingIn({ applicability_state, applicability_reasons, applicability_text }),
        missing,
      );
    });
});

test('Of many codes the first are named', () => {
  assert.equal(firstCodes(['A.5.1', 'A.5.2']), 'A.5.1, A.5.2');
  assert.equal(firstCodes(['1', '2', '3', '4', '5', '6', '7']), '1, 2, 3, 4, 5 … +2');
});

test('A version is published of what is reviewed or approved, and was not deleted', () => {
  const found = (['draft', 'in_progress', 'in_review', 'approved', 'superseded', 'archived'] as const).filter(
    (status) => startsPublishing({ status, deleted_at: null }),
  );
  assert.deepEqual(found, ['in_review', 'approved']);
  assert.equal(startsPublishing({ status: 'approved', deleted_at: '2026-01-01T00:00:00Z' }), false);
});
