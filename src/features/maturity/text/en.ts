import { add, list } from './list/en.ts';
import { verb } from './verb/en.ts';
import { assess } from './assess/en.ts';
import { words } from './words/en.ts';

export const en = {
  refusals: {
    baseline_unknown: 'This earlier assessment does not exist, or is of another framework.',
    not_of_this_framework: 'Groups belong to CIS and tiers to NIST only.',
    section_unknown: 'This section has no questions in this assessment.',
    question_unknown: 'This assessment does not ask question {{question}}.',
    question_not_yours: 'Question {{question}} was not given to you.',
    coverage_incomplete: 'Some questions have no answer yet.',
    reason_missing: 'Some questions are said not to apply without saying why.',
    carried_unconfirmed:
      'Some answers were copied from an earlier assessment and nobody has confirmed them yet.',
    needs_another_person: 'Somebody else approves what you answered or submitted.',
  },
  input: {
    question_named_twice: 'The same question is answered twice.',
    period_backwards: 'The period ends before it begins.',
  },
  words,
  pick: {
    label: 'Assessment',
    placeholder: 'Choose an assessment',
    searching: 'Searching …',
    none: 'There is no such assessment yet.',
    add: 'Add an assessment',
    unknown: 'That assessment is not there, or you may not see it.',
  },
  list,
  add,
  verb,
  assess,
};
export type MaturityText = typeof en;
