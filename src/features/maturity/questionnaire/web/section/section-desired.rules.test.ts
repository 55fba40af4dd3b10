import assert from 'node:assert/strict';
import { it } from 'node:test';
import { noAnswer } from '#features/maturity/assessment/answer.rules.ts';
import { desiredPlan, type SectionWish } from './section-desired.rules.ts';

const wished = (
  id: string,
  more: Partial<SectionWish['answer']> = {},
  rest: Partial<SectionWish> = {},
): SectionWish => ({
  answer: { ...noAnswer(id), ...more },
  may_answer: true,
  isHeldUp: false,
  ...rest,
});
const section = [
  wished('1.1'),
  wished('1.2', { desired_level: 3 }),
  wished('1.3', { desired_level: 4 }),
  wished('1.4', { not_applicable: true }),
  wished('1.5', { carried_from: 'an earlier one' }),
  wished('1.6', {}, { may_answer: false }),
  wished('1.7', {}, { isHeldUp: true }),
];

it('a wish for the section goes to the questions without one', () =>
  assert.deepEqual(desiredPlan(section, 'unset', 4), { ids: ['1.1'], copied: 1, apart: 1 }));

it('or to all that wish for something else', () =>
  assert.deepEqual(desiredPlan(section, 'all', 4).ids, ['1.1', '1.2']));

it('and says how many those could be before a level is chosen', () =>
  assert.deepEqual(desiredPlan(section, 'all', null).ids, ['1.1', '1.2', '1.3']));
