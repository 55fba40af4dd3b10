import { follow } from './follow/en.ts';
import { screen } from './screen/en.ts';

export const en = {
  refusals: {
    carried_unconfirmed: 'Confirm what was carried over, or change it.',
    result_missing: 'Choose a result first.',
    evidence_or_reason: 'Add evidence, or write why there is none.',
    exclusion_unexplained: 'Write why it does not apply.',
    may_not_be_excluded: 'This clause always applies.',
    applicability_not_yours: 'Who leads the assessment decides what applies.',
    nothing_to_follow: 'No followed assessment answers what is mapped to it.',
    not_following: 'It follows nothing: its answer is its own.',
  },
  holdings: {
    control_assessment_owner: 'Controls of compliance assessments owned',
    control_respondent: 'Controls of compliance assessments to answer',
  },
  verb: {
    name: {
      edit: 'Answer',
      link: 'Link',
      unlink: 'Remove link',
      follow: 'Follow the sources',
      override: 'Keep as own answer',
      submit: 'Submit for review',
      return: 'Return',
      done: 'Mark as done',
    },
    conflict: {
      stale:
        'Somebody changed this answer since you opened it. What you typed is kept; save again to apply it to the answer as it is now.',
      by: '{{name}} changed this answer since you opened it. What you typed is kept; save again to apply it to the answer as it is now.',
      impossible:
        'Meanwhile the answer was changed, and this is no longer possible. What you typed is kept here until you close this.',
      impossible_by:
        'Meanwhile {{name}} changed the answer, and this is no longer possible. What you typed is kept here until you close this.',
    },
    reason: 'Reason',
    note: 'Note',
    edit: { title: 'Answer {{ref}}', verb: 'Save', done: 'Saved' },
    link: { title: 'Link to {{ref}}', verb: 'Link', done: 'Linked' },
    unlink: { title: 'Remove a link from {{ref}}', verb: 'Remove link', done: 'The link is removed' },
    follow: { title: 'Follow the sources of {{ref}}', verb: 'Follow', done: '{{ref}} follows its sources' },
    override: {
      title: 'Keep {{ref}} as it is',
      verb: 'Keep as own answer',
      done: '{{ref}} is an answer of its own',
    },
    submit: {
      title: 'Submit {{ref}} for review',
      text: 'Until it is reviewed nobody changes the answer.',
      verb: 'Submit',
      done: '{{ref}} was submitted',
    },
    return: {
      title: 'Return {{ref}}',
      text: 'It is in progress again. Who answered sees your note.',
      verb: 'Return',
      done: '{{ref}} was returned',
    },
    done: {
      title: 'Mark {{ref}} as done',
      text: 'You have reviewed the answer and what shows it.',
      verb: 'Mark as done',
      done: '{{ref}} is done',
    },
  },
  ...screen,
  follow,
  field: {
    applicability_state: 'Applicability',
    applicability_reasons: 'Reasons for its applicability',
    applicability_text: 'Reason in words',
    provider: 'Provider',
    result: 'Result',
    implementation_percent: 'Implemented to',
    maturity_level: 'Maturity level',
    respondents: 'Respondents',
    observation: 'Observation',
    no_evidence_reason: 'Why there is no evidence',
    confirmed: 'Carried answers',
  },
  story: {
    action: {
      answered: 'Answered',
      confirmed: 'Carried answer confirmed',
      linked: 'Link added',
      unlinked: 'Link removed',
      follows: 'Follows its sources again',
      overridden: 'Kept as own answer',
      followed: 'Followed a source',
      submitted: 'Submitted for review',
      done: 'Marked as done',
      left: 'Left the assessment with another version of the standard',
      reworded: 'Worded otherwise by another version: to be confirmed',
      bulk_changed: 'Changed with several others',
      proof_aged: 'A proof became stale',
    },
  },
};
export type ControlAssessmentText = typeof en;
