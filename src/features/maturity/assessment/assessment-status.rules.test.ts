import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { maturityStatuses, type MaturityStatus } from './assessment-status.contract.ts';
import { assessmentWorkflow, type AssessmentFacts, type MaturityVerb } from './assessment.workflow.ts';
import {
  countsAsApproved,
  mayAnswer,
  mayBeChosen,
  missingToSubmit,
  openPoints,
  type AnswerToSubmit,
} from './assessment-status.rules.ts';

const { verbs: maturityVerbs, startsFrom } = assessmentWorkflow;
const now = new Date('2026-03-31T12:00:00Z');
type Actor = Parameters<typeof mayAnswer>[0];
const may = (verb: MaturityVerb, actor: Actor, facts: AssessmentFacts) =>
  assessmentWorkflow.may(verb, actor, facts, now);
const verbsFor = (actor: Actor, facts: AssessmentFacts) => assessmentWorkflow.can(actor, facts, now);
const isAllowed = (verb: MaturityVerb, actor: Actor, facts: AssessmentFacts) =>
  assessmentWorkflow.isAllowed(verb, actor, facts, now);
const leadsTo = (verb: MaturityVerb, status: MaturityStatus) => assessmentWorkflow.leadsTo(verb, status);

const finance = 'finance';
const assessment: AssessmentFacts = {
  status: 'in_progress',
  department_id: finance,
  assessor_ids: ['assessor'],
  reviewer_id: 'reviewer',
  submitted_by: null,
  answered_by: ['assessor'],
  could_approve: ['admin', 'reviewer'],
  assigned_to: ['assigned', 'treasury'],
  deleted_at: null,
};

const person = { flat: false, deciders: 2, self_approval: false, org_editor: false, departments: [] };
const admin = { ...person, id: 'admin', type: 'Admin' } as const;
const inFinance = (id: string, access: 'editor' | 'viewer') =>
  ({ ...person, id, type: 'Staff', departments: [{ id: finance, access }] }) as const;
const editor = inFinance('editor', 'editor');
const assessor = inFinance('assessor', 'viewer');
const reviewer = inFinance('reviewer', 'viewer');
const assigned = { ...person, id: 'assigned', type: 'User' } as const;
const treasurer = {
  ...person,
  id: 'treasurer',
  type: 'User',
  departments: [{ id: 'treasury', access: 'viewer' }],
} as const;
const stranger = inFinance('stranger', 'viewer');
const people = { admin, editor, assessor, reviewer, assigned, treasurer, stranger };
type Who = keyof typeof people;

suite('A verb starts from', () => {
  const cases: [Partial<AssessmentFacts>, MaturityVerb[]][] = [
    [{ status: 'draft' }, ['answer', 'edit', 'assign', 'start', 'duplicate', 'archive', 'delete']],
    [{ status: 'in_progress' }, ['answer', 'edit', 'assign', 'submit', 'duplicate', 'archive', 'delete']],
    [{ status: 'submitted' }, ['return', 'approve', 'choose', 'duplicate']],
    [{ status: 'approved' }, ['reopen', 'choose', 'duplicate', 'archive']],
    [{ status: 'superseded' }, ['choose', 'duplicate', 'archive']],
    [{ status: 'archived' }, ['duplicate']],
    [{ status: 'approved', deleted_at: '2026-03-31T06:00:00.000Z' }, ['restore']],
  ];
  for (const [facts, expected] of cases)
    test(`${facts.deleted_at ? 'deleted' : facts.status}: ${expected.join(', ')}`, () =>
      assert.deepEqual(
        maturityVerbs.filter((verb) => startsFrom(verb, { ...assessment, ...facts })),
        expected,
      ));
});

test('The reviewer who answered it as well is told that somebody else approves', () => {
  const facts = { ...assessment, status: 'submitted', answered_by: ['reviewer'] } as const;
  const { can, missing } = assessmentWorkflow.permissions(reviewer, facts, now);
  assert.deepEqual([can, missing], [['return'], [{ verb: 'approve', code: 'needs_another_person' }]]);
});

test('A verb leads to its status', () => {
  assert.equal(leadsTo('answer', 'draft'), 'in_progress');
  assert.deepEqual(
    maturityVerbs.map((verb) => [verb, leadsTo(verb, 'in_progress')]).filter(([, status]) => status),
    [
      ['start', 'in_progress'],
      ['submit', 'submitted'],
      ['return', 'in_progress'],
      ['approve', 'approved'],
      ['reopen', 'in_progress'],
      ['archive', 'archived'],
    ],
  );
});

suite('The right to', () => {
  const steering: Who[] = ['admin', 'editor'];
  const saveAnswersAs: Who[] = ['admin', 'editor', 'assessor', 'assigned', 'treasurer'];
  const cases: [MaturityVerb, Partial<AssessmentFacts>, Who[]][] = [
    ['answer', {}, saveAnswersAs],
    ['answer', { assigned_to: [] }, ['admin', 'editor', 'assessor']],
    ['start', {}, saveAnswersAs],
    ['edit', {}, steering],
    ['edit', { department_id: null }, ['admin']],
    ['assign', {}, steering],
    ['choose', {}, steering],
    ['duplicate', {}, steering],
    ['archive', {}, steering],
    ['submit', {}, ['assessor']],
    ['submit', { assessor_ids: [] }, steering],
    ['return', {}, ['admin', 'reviewer']],
    ['approve', {}, ['admin', 'reviewer']],
    ['approve', { reviewer_id: null }, ['admin']],
    ['reopen', {}, ['admin']],
    ['delete', {}, ['admin']],
    ['delete', { status: 'draft' }, steering],
    ['restore', {}, ['admin']],
  ];
  for (const [verb, facts, expected] of cases)
    test(`${verb} with ${JSON.stringify(facts)} is that of ${expected.join(', ')}`, () =>
      assert.deepEqual(
        (Object.keys(people) as Who[]).filter((who) =>
          isAllowed(verb, people[who], { ...assessment, ...facts }),
        ),
        expected,
      ));
});

suite('A question may be answered', () => {
  const cases: [assigned: string[], Who[]][] = [
    [[], ['admin', 'editor', 'assessor']],
    [['assigned'], ['admin', 'editor', 'assessor', 'assigned']],
    [['treasury'], ['admin', 'editor', 'assessor', 'treasurer']],
  ];
  for (const [assigned_to, expected] of cases)
    test(`assigned to ${assigned_to.join() || 'nobody'}, by ${expected.join(', ')}`, () =>
      assert.deepEqual(
        (Object.keys(people) as Who[]).filter((who) => mayAnswer(people[who], assessment, { assigned_to })),
        expected,
      ));

  test('by nobody once it is submitted or frozen', () => {
    for (const status of ['submitted', 'approved', 'superseded', 'archived'] as const)
      assert.ok(!mayAnswer(admin, { ...assessment, status }, { assigned_to: ['admin'] }), status);
  });
});

suite('Approving', () => {
  const submitted = { ...assessment, status: 'submitted', submitted_by: 'editor' } as const;
  const cases: [says: string, actor: Parameters<typeof may>[1], Partial<AssessmentFacts>, boolean][] = [
    ['is the reviewer’s', reviewer, {}, true],
    ['is not that of a reviewer who assessed', reviewer, { assessor_ids: ['reviewer'] }, false],
    ['is not that of a reviewer who submitted', reviewer, { submitted_by: 'reviewer' }, false],
    ['is not that of an Admin who assessed', admin, { assessor_ids: ['admin'] }, false],
    ['is not that of an Admin who answered', admin, { answered_by: ['assessor', 'admin'] }, false],
    ['is theirs where nobody else could', admin, { assessor_ids: ['admin'], could_approve: [] }, true],
    [
      'is theirs where the only other one submitted it',
      admin,
      { assessor_ids: ['admin'], could_approve: ['editor'] },
      true,
    ],
  ];
  for (const [says, actor, facts, expected] of cases)
    test(says, () => assert.equal(may('approve', actor, { ...submitted, ...facts }), expected));
});

test('What is offered is what the server would allow', () => {
  assert.deepEqual(verbsFor(editor, assessment), ['answer', 'edit', 'assign', 'duplicate', 'archive']);
  assert.deepEqual(verbsFor(assessor, assessment), ['answer', 'submit']);
  assert.deepEqual(verbsFor(reviewer, { ...assessment, status: 'submitted' }), ['return', 'approve']);
  assert.deepEqual(verbsFor(stranger, assessment), []);
});

test('Approved means approved or superseded, and a submitted one may be shown too', () => {
  assert.deepEqual(maturityStatuses.filter(countsAsApproved), ['approved', 'superseded']);
  assert.deepEqual(maturityStatuses.filter(mayBeChosen), ['submitted', 'approved', 'superseded']);
});

suite('Submitting', () => {
  const answered: AnswerToSubmit = {
    id: '1.1',
    current_level: 0,
    desired_level: null,
    not_applicable: false,
    na_reason: null,
    carried_from: null,
  };
  const open = { ...answered, id: '1.2', current_level: null, desired_level: 4 };
  const excluded = { ...open, id: '1.3', not_applicable: true, na_reason: 'We run no wireless networks' };
  const silent = { ...excluded, id: '1.4', na_reason: ' ' };
  const carried = { ...answered, id: '1.5', carried_from: 'last year' };
  const cases: [AnswerToSubmit[], ReturnType<typeof missingToSubmit>][] = [
    [[answered, excluded], undefined],
    [[answered, open], 'coverage_incomplete'],
    [[answered, silent], 'reason_missing'],
    [[answered, { ...silent, na_reason: null }], 'reason_missing'],
    [[answered, carried], 'carried_unconfirmed'],
    [[open, silent, carried], 'coverage_incomplete'],
    [[answered, silent, carried], 'reason_missing'],
    [[answered, { ...excluded, carried_from: 'last year' }], 'carried_unconfirmed'],
    [[excluded], 'coverage_incomplete'],
    [[], 'coverage_incomplete'],
  ];
  for (const [answers, expected] of cases)
    test(`${answers.map(({ id }) => id).join(', ') || 'nothing'}: ${expected ?? 'is possible'}`, () =>
      assert.equal(missingToSubmit(answers), expected));

  test('says which questions are in its way', () =>
    assert.deepEqual(openPoints([carried, silent, excluded, open, answered]), {
      unanswered: ['1.2'],
      unreasoned: ['1.4'],
      unconfirmed: ['1.5'],
    }));
});
