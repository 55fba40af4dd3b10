import { actsFor, decidesAlone } from '#platform/contract/deciding.ts';
import { reasonRequired, refusal } from '#platform/contract/refusal.ts';
import {
  admin,
  editor,
  owner,
  workflow,
  type Condition,
  type Guard,
  type Right,
  factsAre,
} from '#platform/contract/workflow.ts';
import { planStatuses, runningPlanStatuses, type PlanStatus } from './plan-status.contract.ts';

/** What the workflow needs to know of an improvement plan. */
export interface PlanFacts {
  status: PlanStatus;
  department_id: string | null;
  owner_id: string | null;
  approver_id: string | null;
  /** Who submitted it, and who said that it is complete. */
  submitted_by: string | null;
  completed_by: string | null;
  objective: string | null;
  due_on: string | null;
  /** A later (or earlier) due date that somebody asked for. */
  request: { by: { id: string } } | null;
  /** Tasks neither done nor cancelled. */
  open_tasks: number;
  /** Accepted evidence and approved tests since it was started. */
  proofs: number;
  deleted_at: string | null;
}

// Who may only use the product as a User approves nothing, whoever named them.
const approver: Right<PlanFacts> = (actor, { approver_id }) =>
  actor.type !== 'User' && approver_id !== null && actsFor(actor, approver_id);
const approverNotOwner: Right<PlanFacts> = (actor, plan, now) =>
  (approver(actor, plan, now) || admin(actor)) && !owner(actor, plan);
const approverDecidingAlone: Right<PlanFacts> = (actor, plan, now) =>
  (approver(actor, plan, now) || admin(actor)) && decidesAlone(actor);
const submitter: Right<PlanFacts> = (actor, { submitted_by }) =>
  submitted_by !== null && actsFor(actor, submitted_by);
const completer: Right<PlanFacts> = (actor, { completed_by }) =>
  completed_by !== null && actsFor(actor, completed_by);
const asker: Right<PlanFacts> = (actor, { request }) => request !== null && actsFor(actor, request.by.id);
const editorOfDraft: Right<PlanFacts> = (actor, plan) => plan.status === 'draft' && editor(actor, plan);
const ownerOfDraft: Right<PlanFacts> = (actor, plan) => plan.status === 'draft' && owner(actor, plan);

// Where a verb starts, beside the status.
const requested: Condition<PlanFacts> = ({ request }) => request !== null;
// What waits for a decision is decided first.
const undisputed: Condition<PlanFacts> = ({ request }) => request === null;

export const objectiveMissing = refusal('objective_missing', 422, 'objective');
export const ownerMissing = refusal('owner_missing', 422, 'owner_id');
export const dueDateMissing = refusal('due_date_missing', 422, 'due_on');
export const approverMissing = refusal('approver_missing', 422, 'approver_id');
/** All tasks are done or cancelled before the plan is complete. */
export const tasksOpen = refusal('tasks_open', 422);
/** A plan is validated by what shows that it worked: evidence, or a test of the control, after it was started. */
export const planUnproved = refusal('plan_unproved', 422);
/** Nobody decides about a plan that they own, or about what they handed in or asked for, while somebody else could. */
export const ownPlan = refusal('own_plan', 403);
/** Nothing is open in a department that was archived. */
export const planDepartmentArchived = refusal('plan_department_archived', 422);

const present = (field: 'objective' | 'owner_id' | 'due_on' | 'approver_id'): Condition<PlanFacts> => {
  return (plan) => plan[field] !== null && plan[field] !== '';
};
const named: readonly Guard<PlanFacts>[] = [
  { refusal: objectiveMissing, holds: present('objective') },
  { refusal: ownerMissing, holds: present('owner_id') },
  { refusal: dueDateMissing, holds: present('due_on') },
  { refusal: approverMissing, holds: present('approver_id') },
];

/** The way of an improvement plan. */
export const planWorkflow = workflow('plan', {
  facts: factsAre<PlanFacts>(),
  statuses: planStatuses,
  verbs: {
    // What is being decided on does not change meanwhile.
    edit: { from: ['draft', ...runningPlanStatuses], by: [editor, owner] },
    submit: { from: 'draft', to: 'submitted', by: [editor, owner], needs: named },
    approve: {
      from: 'submitted',
      to: 'approved',
      by: [approver, admin],
      approves: true,
      secondPerson: { not: [owner, submitter], refusal: ownPlan },
    },
    return: {
      from: ['submitted', 'completed'],
      to: { submitted: 'draft', completed: 'in_progress' },
      by: [approver, admin],
    },
    reject: { from: 'submitted', to: 'rejected', by: [approver, admin] },
    start: { from: 'approved', to: 'in_progress', by: [editor, owner] },
    hold: { from: 'in_progress', to: 'on_hold', by: [editor, owner] },
    resume: { from: 'on_hold', to: 'in_progress', by: [editor, owner] },
    complete: {
      from: 'in_progress',
      to: 'completed',
      by: [editor, owner],
      needs: [{ refusal: tasksOpen, holds: ({ open_tasks }) => open_tasks === 0 }],
    },
    validate: {
      from: 'completed',
      to: 'validated',
      by: [editor, approver],
      approves: true,
      needs: [{ refusal: planUnproved, holds: ({ proofs }) => proofs > 0 }],
      secondPerson: { not: [owner, completer], refusal: ownPlan },
    },
    cancel: {
      from: ['draft', 'submitted', ...runningPlanStatuses],
      to: 'cancelled',
      by: [editor],
    },
    // The owner asks for another due date; whoever approved the plan agrees.
    reschedule: {
      from: runningPlanStatuses,
      when: [undisputed],
      by: [editor, owner, approver],
      asks: { decidedBy: 'agree', unless: [approverNotOwner, approverDecidingAlone] },
    },
    agree: {
      from: runningPlanStatuses,
      when: [requested],
      by: [approver, admin],
      approves: true,
      secondPerson: { not: [owner, asker], refusal: ownPlan },
    },
    // Whoever asked may take it back.
    decline: {
      from: runningPlanStatuses,
      when: [requested],
      by: [approver, admin, asker],
      mayRefuse: [reasonRequired],
    },
    duplicate: { from: 'any', by: [editor] },
    delete: {
      from: ['draft', 'rejected', 'cancelled'],
      by: [admin, editorOfDraft, ownerOfDraft],
      mayRefuse: [reasonRequired],
    },
    restore: { from: 'deleted', by: [admin], mayRefuse: [planDepartmentArchived] },
  },
  automatic: {
    first_task_started: {
      from: 'approved',
      to: 'in_progress',
      act: 'plan.started',
      reason: 'first_task_started',
      when: 'the first of its tasks is started',
    },
  },
});
export const planVerbs = planWorkflow.verbs;
export type PlanVerb = (typeof planVerbs)[number];
