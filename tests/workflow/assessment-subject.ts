import type { Endpoint } from '#platform/contract/endpoint.ts';
import { readAssessment, type Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { saveAnswers } from '#features/maturity/assessment/answer.contract.ts';
import {
  assessmentWorkflow,
  type AssessmentFacts,
  type MaturityVerb,
} from '#features/maturity/assessment/assessment.workflow.ts';
import {
  changeAssessment,
  createAssessment,
  deleteAssessment,
} from '#features/maturity/assessment/assessment-change.contract.ts';
import {
  chooseCisDashboard,
  chooseCisDashboardOf,
} from '#features/maturity/dashboard/maturity-dashboard.contract.ts';
import * as verbs from '#features/maturity/assessment/assessment-verbs.contract.ts';
import type { Subject, Team } from './subject.ts';
import { teamOf } from './team.ts';

type Who = 'admin' | 'editor' | 'assessor' | 'reviewer' | 'assignee' | 'bystander' | 'stranger';

/** The question that one person only was asked. */
const theirs = '1.1';

const team = (license: 'corporate' | 'flat'): Promise<Team<Who>> =>
  teamOf(license, {
    editor: { type: 'Staff', access: 'editor' },
    assessor: { type: 'Staff', flat: 'User' },
    reviewer: { type: 'Staff', flat: 'User' },
    assignee: { type: 'User' },
    bystander: { type: 'User' },
    stranger: { type: 'Staff', flat: 'User', of: 'Operations', access: 'editor' },
  });

type Step = [who: Who, endpoint: Endpoint, body: Record<string, unknown>];
/** Each is for a later period than the one before. */
let year = 2000;

interface Wanted {
  complete?: boolean;
  /** Whether the reviewer assesses too. */
  judgesOwn?: boolean;
  until?: string;
}

/** An assessment that was worked on; each step names the version that the one before left behind. */
async function worked(
  { people, department_id }: Team<Who>,
  { complete = false, judgesOwn = false }: Wanted,
  ...steps: Step[]
): Promise<string> {
  const { assessor, reviewer, assignee, admin } = people;
  year++;
  const { data } = await admin.calls.calls(createAssessment, {
    body: {
      framework: 'cis',
      groups_in_scope: [1],
      name: 'Basic hygiene',
      period: { from: `${year}-01-01`, to: `${year}-06-30` },
      department_id,
      assessor_ids: [assessor.calls.id, ...(judgesOwn ? [reviewer.calls.id] : [])],
      reviewer_id: reviewer.calls.id,
    },
  });
  const params = { id: data.id };
  let { version } = (
    await admin.calls.calls(verbs.assignQuestions, {
      params,
      body: { version: data.version, question_ids: [theirs], user_ids: [assignee.calls.id] },
    })
  ).data;
  if (complete) {
    const asked = data.sections.flatMap(({ questions }) => questions ?? []);
    const answers = asked.map(({ question_id }) => ({ question_id, version: 0, current_level: 2 }));
    ({ version } = (await assessor.calls.calls(saveAnswers, { params, body: { answers } })).data);
  }
  for (const [who, endpoint, body] of steps) {
    const sent = { params, body: { version, ...body } };
    ({ version } = (await people[who].calls.calls(endpoint as typeof verbs.startAssessment, sent)).data);
  }
  return data.id;
}

const complete = { complete: true };
const submitted: Step = ['assessor', verbs.submitAssessment, {}];
const approved: Step = ['reviewer', verbs.approveAssessment, {}];
const reason = 'It was made by mistake';

/** Approved, and then another one for a later period. */
async function superseded(team: Team<Who>): Promise<string> {
  const id = await worked(team, complete, submitted, approved);
  await worked(team, complete, submitted, approved);
  return id;
}

export const assessmentSubject: Subject<Who, MaturityVerb, Assessment, AssessmentFacts> = {
  workflow: assessmentWorkflow,
  team,
  strangers: ['stranger'],
  // It is named in the body, and a deleted one is shown nowhere.
  unseen: { choose: '400 assessment_unknown' },
  states: {
    draft: (team) => worked(team, {}),
    'in progress, all answered': (team) => worked(team, complete),
    submitted: (team) => worked(team, complete, submitted),
    'submitted, the reviewer assessed too': (team) =>
      worked(team, { ...complete, judgesOwn: true }, submitted),
    approved: (team) => worked(team, complete, submitted, approved),
    superseded,
    archived: (team) => worked(team, {}, ['editor', verbs.archiveAssessment, {}]),
    deleted: (team) => worked(team, {}, ['admin', deleteAssessment, { reason }]),
  },
  statesAreApart: false,
  read: readAssessment,
  factsOf: (row) => ({
    ...row,
    department_id: row.department?.id ?? null,
    assessor_ids: row.assessor.map(({ id }) => id),
    reviewer_id: row.reviewer?.id ?? null,
    submitted_by: row.submitted_by?.id ?? null,
    answered_by: answersIn(row).flatMap(({ answered_by, carried_from }) =>
      answered_by === null || carried_from !== null ? [] : [answered_by.id],
    ),
    // In these organisations there is always somebody else.
    could_approve: ['somebody else'],
    assigned_to: [...new Set(answersIn(row).flatMap(({ assigned_to }) => assigned_to.map(({ id }) => id)))],
  }),
  sends: {
    answer: (row) => ({ endpoint: saveAnswers, body: { version: undefined, answers: [answerTo(row)] } }),
    edit: () => ({ endpoint: changeAssessment, body: { name: 'Basic hygiene, anew' } }),
    assign: (_, { people }) => ({
      endpoint: verbs.assignQuestions,
      body: { question_ids: [theirs], user_ids: [people.assignee.calls.id] },
    }),
    start: () => ({ endpoint: verbs.startAssessment, body: {} }),
    submit: () => ({ endpoint: verbs.submitAssessment, body: {} }),
    return: () => ({ endpoint: verbs.returnAssessment, body: { note: 'Say more about 1.1' } }),
    approve: () => ({ endpoint: verbs.approveAssessment, body: {} }),
    reopen: () => ({ endpoint: verbs.reopenAssessment, body: { reason } }),
    choose: ({ id }, { department_id }) => ({
      endpoint: department_id === null ? chooseCisDashboard : chooseCisDashboardOf,
      params: { department_id },
      body: { assessment_id: id },
    }),
    duplicate: () => ({
      endpoint: verbs.duplicateAssessment,
      body: { name: 'Once more', period: { from: '1999-01-01', to: '1999-06-30' } },
    }),
    archive: () => ({ endpoint: verbs.archiveAssessment, body: {} }),
    delete: () => ({ endpoint: deleteAssessment, body: { reason } }),
    restore: () => ({ endpoint: verbs.restoreAssessment, body: {} }),
  },
};

const answersIn = ({ sections }: Assessment) => sections.flatMap(({ questions }) => questions ?? []);

/** The answer that stands there, once more with another level. */
function answerTo(row: Assessment) {
  const answer = answersIn(row).find(({ question_id }) => question_id === theirs);
  const current_level = ((answer?.current_level ?? 2) % 4) + 1;
  return { question_id: theirs, version: answer?.version ?? 0, current_level };
}
