import type { Endpoint } from '#platform/contract/endpoint.ts';
import {
  addRiskTask,
  changeTask,
  deleteTask,
  readTask,
  type Task,
} from '#features/treatment/task/task.contract.ts';
import * as verbs from '#features/treatment/task/task-verbs.contract.ts';
import { taskWorkflow, type TaskFacts, type TaskVerb } from '#features/treatment/task/task.workflow.ts';
import { closeRisk } from '#features/risk/record/risk.contract.ts';
import { raised } from '#tests/world/risk-world.ts';
import type { Subject, Team } from './subject.ts';
import { teamOf } from './team.ts';

type Who = 'admin' | 'editor' | 'creator' | 'assignee' | 'reviewer' | 'bystander' | 'stranger';

const team = (license: 'corporate' | 'flat'): Promise<Team<Who>> =>
  teamOf(license, {
    editor: { type: 'Staff', access: 'editor' },
    creator: { type: 'User' },
    assignee: { type: 'User' },
    reviewer: { type: 'User' },
    bystander: { type: 'User' },
    stranger: { type: 'Staff', flat: 'User', of: 'Operations', access: 'editor' },
  });

interface Wanted {
  isReviewed?: boolean;
  reviewsOwn?: boolean;
  waits?: boolean;
  asksEvidence?: boolean;
  closesRisk?: boolean;
}
type Step = [who: Who, endpoint: Endpoint, body: Record<string, unknown>];

/** A task of a risk of Finance that was worked on; each step names the version that the one before left behind. */
async function worked(
  { people, department_id }: Team<Who>,
  wanted: Wanted,
  ...steps: Step[]
): Promise<string> {
  const { admin, creator, assignee, reviewer } = people;
  // Its owner adds the task.
  const risk = await raised(admin.calls, 'Paid twice', { department_id, owner_id: creator.calls.id });
  const adds = async (more: Record<string, unknown>) =>
    (
      await creator.calls.calls(addRiskTask, {
        body: { risk_id: risk.id, title: 'Count the invoices', ...more },
      })
    ).data;
  const { reviewsOwn = false, isReviewed = reviewsOwn, waits = false, asksEvidence = false } = wanted;
  const made = await adds({
    assignee_ids: [assignee.calls.id, ...(reviewsOwn ? [reviewer.calls.id] : [])],
    ...(isReviewed && { reviewer_id: reviewer.calls.id }),
    ...(waits && { blocked_by: [(await adds({})).id] }),
    evidence_required: asksEvidence,
  });
  const params = { id: made.id };
  let { version } = made;
  for (const [who, endpoint, body] of steps) {
    const sent = { params, body: { version, ...body } };
    ({ version } = (await people[who].calls.calls(endpoint as typeof verbs.startTask, sent)).data);
  }
  if (wanted.closesRisk === true) {
    const body = { version: risk.version, reason: 'no_longer_exists' as const };
    await admin.calls.calls(closeRisk, { params: { id: risk.id }, body });
  }
  return made.id;
}

const reason = 'It was made by mistake';
const reviewed = { isReviewed: true };
const started: Step = ['assignee', verbs.startTask, {}];
const submitted: Step = ['assignee', verbs.submitTask, {}];
const finished: Step = ['assignee', verbs.finishTask, {}];

export const taskSubject: Subject<Who, TaskVerb, Task, TaskFacts> = {
  workflow: taskWorkflow,
  team,
  strangers: ['stranger'],
  states: {
    todo: (team) => worked(team, {}),
    'todo, waiting for another': (team) => worked(team, { waits: true }),
    in_progress: (team) => worked(team, {}, started),
    'in_progress, with a reviewer': (team) => worked(team, reviewed, started),
    'in_progress, asking for evidence': (team) => worked(team, { asksEvidence: true }, started),
    blocked: (team) => worked(team, {}, ['assignee', verbs.blockTask, { reason }]),
    'blocked, waiting for another': (team) =>
      worked(team, { waits: true }, ['assignee', verbs.blockTask, { reason }]),
    in_review: (team) => worked(team, reviewed, started, submitted),
    'in_review, by who does it': (team) => worked(team, { reviewsOwn: true }, started, submitted),
    done: (team) => worked(team, {}, started, finished),
    'done, of a closed risk': (team) => worked(team, { closesRisk: true }, started, finished),
    cancelled: (team) => worked(team, {}, ['creator', verbs.cancelTask, { reason }]),
    deleted: (team) => worked(team, {}, ['admin', deleteTask, { reason }]),
  },
  statesAreApart: true,
  read: readTask,
  factsOf: (row) => ({
    ...row,
    department_id: row.department?.id ?? null,
    created_by: row.created_by?.id ?? null,
    assignee_ids: row.assignees.map(({ id }) => id),
    reviewer_id: row.reviewer?.id ?? null,
    open_blockers: row.blocked_by.filter(({ status }) => status !== 'done' && status !== 'cancelled').length,
  }),
  sends: {
    edit: ({ priority }) => ({ endpoint: changeTask, body: { priority: (priority % 4) + 1 } }),
    progress: ({ spent_h }) => ({ endpoint: verbs.recordProgress, body: { spent_h: (spent_h ?? 0) + 1 } }),
    start: () => ({ endpoint: verbs.startTask, body: {} }),
    block: () => ({ endpoint: verbs.blockTask, body: { reason } }),
    unblock: () => ({ endpoint: verbs.unblockTask, body: {} }),
    submit: () => ({ endpoint: verbs.submitTask, body: {} }),
    finish: () => ({ endpoint: verbs.finishTask, body: {} }),
    approve: () => ({ endpoint: verbs.approveTask, body: {} }),
    return: () => ({ endpoint: verbs.returnTask, body: { note: 'Count the cash as well' } }),
    cancel: () => ({ endpoint: verbs.cancelTask, body: { reason } }),
    reopen: () => ({ endpoint: verbs.reopenTask, body: {} }),
    delete: () => ({ endpoint: deleteTask, body: { reason } }),
    restore: () => ({ endpoint: verbs.restoreTask, body: {} }),
  },
};
