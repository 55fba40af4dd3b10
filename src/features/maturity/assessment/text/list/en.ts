/** The lists of assessments, and the form that makes one. */
export const list = {
  title: {
    cis: 'CIS assessments',
    iso: 'ISO 27k assessments',
    nist: 'NIST assessments',
    custom: '{{name}} assessments',
  },
  frameworks: 'Frameworks',
  new: 'New assessment',
  column: {
    ref: 'Ref',
    current: 'Current',
    desired: 'Desired',
    gap: 'Gap',
    coverage: 'Answered',
    flags: 'Needs attention',
  },
  filter: { any: 'All but archived' },
  empty: {
    none: 'No assessment yet. An assessment says how far a department has come, and how far it wants to get.',
    none_reader: 'No assessment yet. You see it here once your department begins one.',
    status: 'No assessment has this status.',
    clear: 'Show all',
  },
  shown: 'On the dashboard',
  and_more_one: '{{first}} and {{count}} more',
  and_more_other: '{{first}} and {{count}} more',
  sections: 'Answered by section',
  answered: '{{answered}} of {{applying}}',
};
export const add = {
  title: {
    cis: 'New CIS assessment',
    iso: 'New ISO 27k assessment',
    nist: 'New NIST assessment',
    custom: 'New assessment: {{name}}',
  },
  verb: 'Create assessment',
  done: '{{ref}} is created',
  nowhere: 'Assessments are begun by those who edit a department. Ask whoever leads yours.',
  group_what: 'What is assessed',
  group_who: 'Who works on it',
  suggestion: '{{framework}} {{period}}',
  from: 'From',
  to: 'To',
  department_choose: 'Choose a department',
  scope: 'Implementation groups',
  scope_1: 'Group 1',
  scope_1_help: '{{number}} safeguards: what every organisation should do.',
  scope_2: 'Groups 1 and 2',
  scope_2_help: '{{number}} safeguards: with somebody who looks after IT security.',
  scope_3: 'All groups',
  scope_3_help: '{{number}} safeguards: with security experts, and attackers who aim at you.',
  baseline: 'Carry answers over from',
  baseline_help: 'Each carried answer has to be confirmed before you submit.',
  baseline_none: 'Begin without answers',
  assessors_help: 'They are accountable for the answers, and submit.',
  reviewer_help: 'Approves it, or sends it back. Without one, an administrator does.',
  reviewer_none: 'An administrator',
  tier: 'Tier of the organisation',
  tier_none: 'Not said yet',
};
/** What its fields are called, and what else its history tells. */
export const field = {
  assessor: 'Assessors',
  groups_in_scope: 'Scope',
  tier: 'Tier',
  is_dashboard: 'On the dashboard',
  carried_from: 'Carried answer',
  days: 'Days planned',
  body: 'Text',
};
export const form = { due_date: 'Due date' };
export type FieldText = typeof field;
export type FormText = typeof form;
export type ListText = typeof list;
export type AddText = typeof add;
/** The organisation's own frameworks, where one has to be chosen. */
export const own = {
  list: 'Assessments by your own frameworks',
  add: 'New assessment by a framework of your own',
  choose: 'Choose one of the frameworks your organisation wrote.',
  none: 'No framework of your own is published yet. Once one is, departments rate themselves by it as by CIS, ISO 27k and NIST.',
  none_reader: 'Your organisation has not published a framework of its own yet.',
  write: 'Write a framework',
  unknown: 'That framework is not there, or not offered any more.',
};
export type OwnText = typeof own;
