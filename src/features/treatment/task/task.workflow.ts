import { actsFor } from '#platform/contract/deciding.ts';
import { reasonRequired, refusal } from '#platform/contract/refusal.ts';
import { admin, editor, workflow, type Guard, type Right, factsAre } from '#platform/contract/workflow.ts';
import { openTaskStatuses, taskStatuses, type TaskStatus } from './task-status.contract.ts';

/** What the workflow needs to know of a task. */
export interface TaskFacts {
  status: TaskStatus;
  /** That of what it belongs to; its own where it belongs to nothing. */
  department_id: string | null;
  created_by: string | null;
  assignee_ids: readonly string[];
  reviewer_id: string | null;
  evidence_required: boolean;
  has_evidence: boolean;
  /** How many of the tasks that it waits for are still open. */
  open_blockers: number;
  /** Whether what it belongs to is still worked on. */
  parent_open: boolean;
  deleted_at: string | null;
}

// Who has which right.
export const assignee: Right<TaskFacts> = (actor, { assignee_ids }) =>
  assignee_ids.some((id) => actsFor(actor, id));
const reviewer: Right<TaskFacts> = (actor, { reviewer_id }) =>
  reviewer_id !== null && actsFor(actor, reviewer_id);
/** A reviewer who does the task as well reviews nothing: those who decide about its department do so then. */
export const reviewerIsFit = ({
  reviewer_id,
  assignee_ids,
}: Pick<TaskFacts, 'reviewer_id' | 'assignee_ids'>): boolean =>
  reviewer_id !== null && !assignee_ids.includes(reviewer_id);
const editorInPlaceOfReviewer: Right<TaskFacts> = (actor, task) =>
  !reviewerIsFit(task) && editor(actor, task);
const creator: Right<TaskFacts> = (actor, { created_by }) => actsFor(actor, created_by);
// What nobody began is a draft: whose it is may take it back.
const creatorUnlessStarted: Right<TaskFacts> = (actor, task, now) =>
  task.status === 'todo' && creator(actor, task, now);
const editorUnlessStarted: Right<TaskFacts> = (actor, task) => task.status === 'todo' && editor(actor, task);

/** It waits for another task. */
export const taskBlocked = refusal('task_blocked', 422);
/** What it belongs to is closed, cancelled or finished. */
export const parentClosed = refusal('parent_closed', 422);
export const reviewerMissing = refusal('reviewer_missing', 422);
/** It has a reviewer: it is submitted, not finished. */
export const reviewNeeded = refusal('review_needed', 422);
export const evidenceMissing = refusal('task_evidence_missing', 422);
/** Nobody approves or returns their own work. */
export const ownTask = refusal('own_task', 403);
/** Another occurrence of the same recurring task is open: there is never more than one. */
export const occurrenceOpen = refusal('occurrence_open', 409);

// What a verb asks for beyond right and status.
const notBlocked: Guard<TaskFacts> = {
  refusal: taskBlocked,
  holds: ({ open_blockers }) => open_blockers === 0,
};
const parentOpen: Guard<TaskFacts> = { refusal: parentClosed, holds: ({ parent_open }) => parent_open };
const hasReviewer: Guard<TaskFacts> = {
  refusal: reviewerMissing,
  holds: ({ reviewer_id }) => reviewer_id !== null,
};
const hasNoReviewer: Guard<TaskFacts> = {
  refusal: reviewNeeded,
  holds: ({ reviewer_id }) => reviewer_id === null,
};
const isProved: Guard<TaskFacts> = {
  refusal: evidenceMissing,
  holds: ({ evidence_required, has_evidence }) => !evidence_required || has_evidence,
};

const open = openTaskStatuses;
const notTheirOwn = { not: [assignee], refusal: ownTask } as const;

/** The way of a task. */
export const taskWorkflow = workflow('task', {
  facts: factsAre<TaskFacts>(),
  statuses: taskStatuses,
  verbs: {
    edit: { from: open, by: [editor, creator] },
    // Ticks off the checklist, and says how long it took.
    progress: { from: open, by: [editor, creator, assignee] },
    start: {
      from: 'todo',
      to: 'in_progress',
      by: [assignee, editor],
      needs: [parentOpen, notBlocked],
    },
    block: { from: ['todo', 'in_progress'], to: 'blocked', by: [assignee, editor] },
    unblock: {
      from: 'blocked',
      to: 'in_progress',
      by: [assignee, editor],
      needs: [parentOpen, notBlocked],
    },
    submit: { from: 'in_progress', to: 'in_review', by: [assignee], needs: [hasReviewer, isProved] },
    finish: {
      from: 'in_progress',
      to: 'done',
      by: [assignee, editor],
      needs: [hasNoReviewer, isProved],
    },
    approve: {
      from: 'in_review',
      to: 'done',
      by: [reviewer, editorInPlaceOfReviewer],
      approves: true,
      secondPerson: notTheirOwn,
    },
    return: {
      from: 'in_review',
      to: 'in_progress',
      by: [reviewer, editorInPlaceOfReviewer],
      secondPerson: notTheirOwn,
    },
    cancel: { from: open, to: 'cancelled', by: [editor, creator] },
    reopen: {
      from: ['done', 'cancelled'],
      to: 'todo',
      by: [assignee, editor],
      needs: [parentOpen],
      mayRefuse: [occurrenceOpen],
    },
    delete: {
      from: 'any',
      by: [admin, editorUnlessStarted, creatorUnlessStarted],
      mayRefuse: [reasonRequired],
    },
    restore: { from: 'deleted', by: [admin], mayRefuse: [occurrenceOpen] },
  },
});
export type TaskVerb = (typeof taskWorkflow.verbs)[number];
