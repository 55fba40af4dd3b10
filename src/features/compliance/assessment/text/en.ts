import { screen } from './screen/en.ts';

export const en = {
  ...screen,
  refusals: {
    reviewer_unfit: 'This person may not approve assessments.',
    standard_unknown: 'There is no such standard, or it is no longer offered to new assessments.',
    group_unknown: 'The standard has no such group, or only one of its groups can be chosen.',
    baseline_unknown: 'This earlier assessment does not exist, or is by another standard.',
    follows_unknown: 'Choose assessments that hold and that you see as a whole.',
    follows_same_standard: 'Choose assessments by other standards.',
    follows_circle: 'An assessment follows neither itself nor one that follows it.',
    follows_too_far: 'An answer goes three steps at most: this would be one more.',
    followed_by_too_many: 'As many assessments as possible follow it already.',
    controls_open: 'Some applicable controls are not done yet.',
    own_assessment: 'Somebody else approves what you lead or submitted.',
    period_backwards: 'The period ends before it begins.',
  },
  holdings: {
    compliance_assessments: 'Running compliance assessments',
    compliance_lead: 'Compliance assessments led',
    compliance_reviewer: 'Compliance assessments reviewed',
  },
  verb: {
    name: {
      submit: 'Submit for approval',
    },
    conflict: {
      stale:
        'Somebody changed this assessment since you opened it. What you typed is kept; save again to apply it to the assessment as it is now.',
      by: '{{name}} changed this assessment since you opened it. What you typed is kept; save again to apply it to the assessment as it is now.',
      impossible:
        'Meanwhile the assessment was changed, and this is no longer possible. What you typed is kept here until you close this.',
      impossible_by:
        'Meanwhile {{name}} changed the assessment, and this is no longer possible. What you typed is kept here until you close this.',
    },
    assign: { title: 'Assign controls of {{ref}}', done: 'The controls are assigned' },
    start: {
      text: 'Those who were named to answer are asked from now on.',
    },
    submit: {
      text: 'Until it is decided nobody changes an answer.',
    },
    return: {
      text: 'It is in progress again. The lead sees your note.',
    },
    approve: {
      text: 'Every answer is frozen as it is. Those for an earlier period are superseded.',
    },
    reopen: {
      text: 'What was approved is kept; the assessment is in progress again and needs another approval.',
      done: '{{ref}} is in progress again',
    },
    archive: {
      text: 'It stays readable and is changed no longer.',
    },
    delete: {
      text: '“{{title}}” disappears from the lists. An administrator can restore it.',
    },
  },
  story: {
    rule: { later_period: 'An assessment of a later period was approved.' },
    action: {
      assigned: 'Controls assigned',
      submitted: 'Submitted for approval',
      superseded: 'Superseded',
      upgraded: 'Upgraded to another version of the standard',
      kept_apart: 'Keeps apart what left with an upgrade',
      soa_published: 'Statement of Applicability published',
      soa_read: 'Statement of Applicability exported by an external auditor',
      auditor_invited: 'External auditor invited',
      auditor_changed: 'Last day of an external auditor changed',
      auditor_ended: 'External auditor ended',
      bulk_changed: 'Several controls changed',
    },
  },
};
export type ComplianceAssessmentText = typeof en;
