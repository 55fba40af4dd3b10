import type { Endpoint } from '#platform/contract/endpoint.ts';
import {
  changePlan,
  createPlan,
  deletePlan,
  readPlan,
  type NewPlan,
  type Plan,
} from '#features/treatment/plan/plan.contract.ts';
import * as verbs from '#features/treatment/plan/plan-verbs.contract.ts';
import { planWorkflow, type PlanFacts, type PlanVerb } from '#features/treatment/plan/plan.workflow.ts';
import { someControl, tasksOf, testedControl } from '#tests/treatment/plan-world.ts';
import type { Subject, Team } from './subject.ts';
import { teamOf } from './team.ts';

type Who = 'admin' | 'editor' | 'owner' | 'approver' | 'bystander' | 'stranger';

const team = (license: 'corporate' | 'flat'): Promise<Team<Who>> =>
  teamOf(license, {
    editor: { type: 'Staff', access: 'editor' },
    owner: { type: 'User' },
    approver: { type: 'Staff' },
    bystander: { type: 'User' },
    stranger: { type: 'Staff', flat: 'User', of: 'Operations', access: 'editor' },
  });

type Step = [who: Who, endpoint: Endpoint, body: Record<string, unknown>];

/** A plan that was worked on; each step names the version that the one before left behind. */
async function worked(
  { world, people, department_id }: Team<Who>,
  more: Partial<NewPlan>,
  ...steps: Step[]
): Promise<string> {
  const { admin, owner, approver } = people;
  const { data } = await admin.calls.calls(createPlan, {
    body: {
      title: 'Pay once and no more',
      control_id: await someControl(world, { department_id }),
      objective: 'Nothing is paid twice',
      owner_id: owner.calls.id,
      approver_id: approver.calls.id,
      due_on: '2027-06-30',
      ...more,
    },
  });
  let { version } = data;
  for (const [who, endpoint, body] of steps) {
    const sent = { params: { id: data.id }, body: { version, ...body } };
    ({ version } = (await people[who].calls.calls(endpoint as typeof verbs.startPlan, sent)).data);
  }
  return data.id;
}

const reason = 'It was made by mistake';
const submitted: Step = ['owner', verbs.submitPlan, {}];
const approved: Step[] = [submitted, ['admin', verbs.approvePlan, {}]];
const started: Step[] = [...approved, ['owner', verbs.startPlan, {}]];
const completed: Step[] = [...started, ['owner', verbs.completePlan, {}]];
const completedByApprover: Step[] = [
  ['editor', verbs.submitPlan, {}],
  ['admin', verbs.approvePlan, {}],
  ['approver', verbs.startPlan, {}],
  ['approver', verbs.completePlan, {}],
];
const asked: Step = ['owner', verbs.reschedulePlan, { due_on: '2027-09-30', reason }];

/** A plan whose control passed a test since it was started. */
async function proved(of: Team<Who>, more: Partial<NewPlan>, ...further: Step[]): Promise<string> {
  const control_id = await someControl(of.world, { department_id: of.department_id });
  const id = await worked(
    of,
    { ...more, control_id },
    ...(more.owner_id === undefined ? completed : completedByApprover),
  );
  await testedControl(of.world, control_id);
  let { version } = (await of.people.admin.calls.calls(readPlan, { params: { id } })).data;
  for (const [who, endpoint, body] of further) {
    const sent = { params: { id }, body: { version, ...body } };
    ({ version } = (await of.people[who].calls.calls(endpoint as typeof verbs.startPlan, sent)).data);
  }
  return id;
}

export const planSubject: Subject<Who, PlanVerb, Plan, PlanFacts> = {
  workflow: planWorkflow,
  team,
  strangers: ['stranger'],
  states: {
    draft: (of) => worked(of, {}),
    'draft, without an objective': (of) => worked(of, { objective: null }),
    submitted: (of) => worked(of, {}, submitted),
    'submitted, owned by its approver': (of) =>
      worked(of, { owner_id: of.people.approver.calls.id }, ['editor', verbs.submitPlan, {}]),
    'submitted, by an Admin': (of) => worked(of, {}, ['admin', verbs.submitPlan, {}]),
    rejected: (of) => worked(of, {}, submitted, ['admin', verbs.rejectPlan, { note: 'Too dear' }]),
    approved: (of) => worked(of, {}, ...approved),
    'approved, another date asked': (of) => worked(of, {}, ...approved, asked),
    'approved, owned by its approver, another date asked': (of) =>
      worked(
        of,
        { owner_id: of.people.approver.calls.id },
        ['editor', verbs.submitPlan, {}],
        ['admin', verbs.approvePlan, {}],
        ['approver', verbs.reschedulePlan, { due_on: '2027-09-30', reason }],
      ),
    in_progress: (of) => worked(of, {}, ...started),
    'in_progress, a task is open': async (of) => {
      const id = await worked(of, {}, ...started);
      await tasksOf(of.world, id, [{ status: 'done' }, { status: 'todo' }]);
      return id;
    },
    on_hold: (of) => worked(of, {}, ...started, ['owner', verbs.holdPlan, { reason }]),
    completed: (of) => worked(of, {}, ...completed),
    'completed, and shown to work': (of) => proved(of, {}),
    'completed, and shown to work, owned by its approver': (of) =>
      proved(of, { owner_id: of.people.approver.calls.id }),
    validated: (of) => proved(of, {}, ['editor', verbs.validatePlan, {}]),
    cancelled: (of) => worked(of, {}, ['editor', verbs.cancelPlan, { reason }]),
    deleted: (of) => worked(of, {}, ['admin', deletePlan, { reason }]),
  },
  statesAreApart: true,
  read: readPlan,
  factsOf: (row) => ({
    status: row.status,
    department_id: row.department?.id ?? null,
    owner_id: row.owner?.id ?? null,
    approver_id: row.approver?.id ?? null,
    submitted_by: row.submitted_by?.id ?? null,
    completed_by: row.completed_by?.id ?? null,
    objective: row.objective,
    due_on: row.due_on,
    request: row.request && { by: { id: row.request.by.id } },
    open_tasks: row.tasks.open,
    proofs: row.proofs,
    deleted_at: row.deleted_at,
  }),
  sends: {
    edit: ({ title }) => ({
      endpoint: changePlan,
      body: { title: title.endsWith('more') ? 'Pay once' : 'Pay once and no more' },
    }),
    submit: () => ({ endpoint: verbs.submitPlan, body: {} }),
    approve: () => ({ endpoint: verbs.approvePlan, body: {} }),
    return: () => ({ endpoint: verbs.returnPlan, body: { note: 'Say more' } }),
    reject: () => ({ endpoint: verbs.rejectPlan, body: { note: 'Too dear' } }),
    start: () => ({ endpoint: verbs.startPlan, body: {} }),
    hold: () => ({ endpoint: verbs.holdPlan, body: { reason } }),
    resume: () => ({ endpoint: verbs.resumePlan, body: {} }),
    complete: () => ({ endpoint: verbs.completePlan, body: {} }),
    validate: () => ({ endpoint: verbs.validatePlan, body: {} }),
    cancel: () => ({ endpoint: verbs.cancelPlan, body: { reason } }),
    reschedule: () => ({ endpoint: verbs.reschedulePlan, body: { due_on: '2027-08-31', reason } }),
    agree: () => ({ endpoint: verbs.agreeToReschedule, body: {} }),
    decline: () => ({ endpoint: verbs.declineReschedule, body: { reason } }),
    duplicate: () => ({ endpoint: verbs.duplicatePlan, body: {} }),
    delete: () => ({ endpoint: deletePlan, body: { reason } }),
    restore: () => ({ endpoint: verbs.restorePlan, body: {} }),
  },
};
