import { improveControl } from '#features/treatment/control/server/shared/control-improvement.service.ts';
import { strengthenLinks } from '#features/treatment/risk-control/server/shared/stronger-link.service.ts';
import { residualDue } from '#features/treatment/residual-queue/server/shared/residual-due.queries.ts';
import { notFound, reasonRequired } from '#platform/contract/refusal.ts';
import { decidedAlone } from '#platform/contract/deciding.ts';
import type { Body } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { noted, saidBy, unnoted } from '#platform/server/record/stored-records.ts';
import { cancelTasksOf } from '#features/treatment/task/server/shared/cancel-tasks.service.ts';
import { dueDateSame, type Plan } from '../plan.contract.ts';
import type * as contract from '../plan-verbs.contract.ts';
import { planWorkflow } from '../plan.workflow.ts';
import { asParent, plans } from './plan-record.service.ts';
import { risksDue, risksOfPlan } from './plan-risk.service.ts';
import { expectInOrder } from './plan-input.service.ts';
import { factsOf, type StoredPlan } from './plan.presenter.ts';

interface Noted {
  version: number;
  note?: string | undefined;
}

const nowOf = ({ db }: Call): string => db.now.toISOString();
export const submitPlan = plans.does('submit', 'plan.submitted', (call) => ({
  ...noted(call, 'submitted'),
  status_reason: null,
}));

/** From now on what was asked for binds: the due date moves by agreement only. */
export async function approvePlan(call: Call, id: string, { version, note }: Noted): Promise<Plan> {
  const before = await plans.take(call, id, version, 'approve');
  const columns = {
    ...noted(call, 'approved'),
    first_due_on: before.due_on,
    status_reason: null,
  };
  return plans.change(call, before, 'approve', columns, {
    action: 'plan.approved',
    note: plans.noteOf(call, 'approve', before, note),
  });
}

export const returnPlan = plans.does(
  'return',
  'plan.returned',
  (call, { status }, { note }: Noted & { note: string }) => ({
    status_reason: saidBy(call, note),
    ...(status === 'submitted' ? unnoted('submitted') : unnoted('completed')),
  }),
);

export async function rejectPlan(
  call: Call,
  id: string,
  { version, note }: Noted & { note: string },
): Promise<Plan> {
  const before = await plans.take(call, id, version, 'reject');
  await risksDue(call.db, id);
  const columns = { status_reason: saidBy(call, note) };
  return plans.change(call, before, 'reject', columns, { action: 'plan.rejected', note });
}

export const startPlan = plans.does('start', 'plan.started', (call) => ({
  started_at: nowOf(call),
  status_reason: null,
}));

export const holdPlan = plans.does(
  'hold',
  'plan.held',
  (call, _, { reason }: { version: number; reason: string }) => ({ status_reason: saidBy(call, reason) }),
);

export const resumePlan = plans.does('resume', 'plan.resumed', () => ({ status_reason: null }));

/** Says that everything was done; somebody else looks whether it worked. */
export async function completePlan(
  call: Call,
  id: string,
  { version, result_note, spent }: Body<typeof contract.completePlan>,
): Promise<Plan> {
  const before = await plans.take(call, id, version, 'complete');
  const columns = {
    ...noted(call, 'completed'),
    result_note,
    spent,
    // Without tasks that say so, it is complete because somebody says so.
    ...(before.tasks.progress === null && { progress: 100 }),
    request: null,
    status_reason: null,
  };
  return plans.change(call, before, 'complete', columns, { action: 'plan.completed' });
}

/** What was to be done worked: the control, and its links to the risks of the plan, are what the plan was to make of them. */
export async function validatePlan(call: Call, id: string, { version, note }: Noted): Promise<Plan> {
  const { db } = call;
  const before = await plans.take(call, id, version, 'validate');
  await improveControl(call, before.control_id, {
    because: before.ref,
    status: before.expected_status,
    maturity_level: before.expected_maturity_level,
  });
  if (before.expected_design !== null)
    await strengthenLinks(call, {
      control_id: before.control_id,
      risks: await risksOfPlan(db, id),
      design: before.expected_design,
      because: before.ref,
    });
  await residualDue(db, { controls: [before.control_id], cause: 'plan_changed' });
  await risksDue(db, id);
  const columns = { ...noted(call, 'validated'), status_reason: null };
  return plans.change(call, before, 'validate', columns, {
    action: 'plan.validated',
    note: plans.noteOf(call, 'validate', before, note),
  });
}

export async function cancelPlan(
  call: Call,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<Plan> {
  const before = await plans.take(call, id, version, 'cancel');
  await cancelTasksOf(call.db, call, asParent(id), reason);
  await risksDue(call.db, id);
  const columns = { status_reason: saidBy(call, reason), request: null };
  return plans.change(call, before, 'cancel', columns, {
    action: 'plan.cancelled',
    reason,
  });
}

/** Moves the due date by those who may agree to it; others ask for it. */
export async function reschedulePlan(
  call: Call,
  id: string,
  { version, due_on, reason }: Body<typeof contract.reschedulePlan>,
): Promise<Plan> {
  const { db, actor } = call;
  const before = await plans.take(call, id, version, 'reschedule');
  if (due_on === before.due_on) refuse(dueDateSame);
  expectInOrder({ start_on: before.start_on, due_on });
  if (planWorkflow.onlyAsks('reschedule', actor, factsOf(before), db.now)) {
    const { text, ...asked } = saidBy(call, reason);
    const request = { due_on, reason: text, ...asked };
    return plans.change(call, before, 'reschedule', { request }, { action: 'plan.reschedule_asked', reason });
  }
  const alone = before.owner_id === actor.id ? decidedAlone : undefined;
  return plans.change(call, before, 'reschedule', movedTo(before, due_on), {
    action: 'plan.rescheduled',
    reason,
    note: alone,
  });
}

/** Every move is counted, and shown beside the date that was approved first. */
const movedTo = ({ reschedules }: StoredPlan, due_on: string) => ({
  due_on,
  reschedules: reschedules + 1,
  request: null,
});

export async function agreeToReschedule(call: Call, id: string, { version, note }: Noted): Promise<Plan> {
  const before = await plans.take(call, id, version, 'agree');
  const { due_on, reason } = before.request ?? refuse(notFound);
  return plans.change(call, before, 'agree', movedTo(before, due_on), {
    action: 'plan.rescheduled',
    reason,
    note: plans.noteOf(call, 'agree', before, note),
  });
}

/** Leaves the due date as it is: whoever decides with a reason, or whoever asked and thought better of it. */
export async function declineReschedule(
  call: Call,
  id: string,
  { version, reason }: { version: number; reason?: string | undefined },
): Promise<Plan> {
  const before = await plans.take(call, id, version, 'decline');
  const withdraws = before.request?.by.id === call.actor.id;
  if (!withdraws && reason === undefined) refuse(reasonRequired);
  const action = withdraws ? 'plan.reschedule_withdrawn' : 'plan.reschedule_declined';
  return plans.change(call, before, 'decline', { request: null }, { action, reason });
}
