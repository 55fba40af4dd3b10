import { add, field, form, list, own } from '../assessment/text/list/en.ts';
import { verb } from '../questionnaire/text/verb/en.ts';
import { assess } from '../questionnaire/text/assess/en.ts';
import { story } from '../history/text/story/en.ts';
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
      'Some answers were carried over from an earlier assessment and nobody has confirmed them yet.',
    needs_another_person: 'Somebody else approves what you answered or submitted.',
    framework_unknown: 'This framework does not exist.',
    framework_not_offered: 'This framework is not offered to new assessments.',
    too_many_frameworks: 'There are {{most}} frameworks already, as many as there can be.',
    framework_incomplete: 'Something is missing before it can be published.',
    nothing_to_publish: 'Nothing has changed since the newest edition.',
    words_missing: 'This needs words in the language of the framework.',
    sections_missing: 'A framework needs a section at least.',
    section_empty: 'A section needs a question at least.',
  },
  input: {
    question_named_twice: 'The same question is answered twice.',
    period_backwards: 'The period ends before it begins.',
    code_malformed: 'A code consists of letters A–Z and digits, with . - _ only between them.',
    own_code_repeated: 'This code is used twice.',
    one_decimal: 'A weight has one decimal at most.',
    language_repeated: 'This language is named twice.',
    too_many_questions: 'A framework has 500 questions at most.',
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
  holdings: {
    maturity_assessments: 'Assessments under way',
    maturity_assessor: 'Assessments answered for',
    maturity_reviewer: 'Assessments reviewed',
    maturity_assignment: 'Assessments with assigned questions',
  },
  field,
  form,
  list,
  add,
  own,
  verb,
  assess,
  story,
};
export type MaturityText = typeof en;
