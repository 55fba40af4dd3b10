import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { AssessedSection } from '#features/maturity/assessment/assessment.contract.ts';
import { countShown, isShown } from './question-filter.rules.ts';

const section = {
  figures: { questions: 12 },
  given: 5,
  left: { all: 7, given: 2, answerable: 7 },
} as AssessedSection;

for (const [what, mine, open, count] of [
  ['all questions', false, false, 12],
  ['those given to me', true, false, 5],
  ['those still open', false, true, 7],
  ['my open ones', true, true, 2],
] as const)
  it(`${what} of a section are counted`, () => assert.equal(countShown(section, { mine, open }), count));

it('a question is shown when it is mine, and open, as far as that was asked for', () => {
  const mine = { assigned_to: [{ id: 'me', name: 'Me' }] };
  const nobodys = { assigned_to: [] };
  assert.equal(isShown(nobodys, false, { mine: false, open: false }, 'me'), true);
  assert.equal(isShown(mine, false, { mine: true, open: false }, 'me'), true);
  assert.equal(isShown(nobodys, true, { mine: true, open: false }, 'me'), false);
  assert.equal(isShown(mine, false, { mine: true, open: true }, 'me'), false);
  assert.equal(isShown(nobodys, true, { mine: false, open: true }, 'me'), true);
});
