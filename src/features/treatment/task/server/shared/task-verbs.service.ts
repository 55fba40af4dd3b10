import { sql } from 'drizzle-orm';
import { today } from '#platform/contract/today.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { findDeciders } from '#features/organisation/department/server/shared/decider.queries.ts';
import type { Task, TaskDetails } from '../../task.contract.ts';
import { reviewerIsFit } from '../../task.workflow.ts';
import { makeNext, nextOn } from '../next-occurrence.service.ts';
import type { Tasks } from './task-record.service.ts';
import { tell } from '../task-notice.service.ts';
import type { StoredTask } from './task.presenter.ts';

interface Sent {
  version: number;
  reason?: string | undefined;
  note?: string | undefined;
}

/** Ticks off the checklist, and says how long it took. */
export const recordProgress = async (
  tasks: Tasks,
  call: Call,
  id: string,
  { version, checklist, spent_h }: Sent & Partial<Pick<TaskDetails, 'checklist' | 'spent_h'>>,
): Promise<Task> => {
  const before = await tasks.take(call, id, version, 'progress');
  return tasks.change(call, before, 'progress', { checklist, spent_h }, { action: 'task.progressed' });
};

/** Begins it, and with the first of its tasks what it belongs to. */
export async function startTask(tasks: Tasks, call: Call, id: string, { version }: Sent): Promise<Task> {
  const before = await tasks.take(call, id, version, 'start');
  if (before.parent_id !== null)
    await tasks.parentOf(before.kind)?.started?.(call.db, call, before.parent_id);
  return tasks.change(call, before, 'start', {}, { action: 'task.started' });
}

export async function blockTask(
  tasks: Tasks,
  call: Call,
  id: string,
  { version, reason }: Sent & { reason: string },
): Promise<Task> {
  const before = await tasks.take(call, id, version, 'block');
  return tasks.change(call, before, 'block', { blocked_reason: reason }, { action: 'task.blocked', reason });
}

export async function unblockTask(tasks: Tasks, call: Call, id: string, { version }: Sent): Promise<Task> {
  const before = await tasks.take(call, id, version, 'unblock');
  return tasks.change(call, before, 'unblock', { blocked_reason: null }, { action: 'task.unblocked' });
}

/** Hands it to its reviewer, or to those who decide about its department where the reviewer does it as well. */
export async function submitTask(
  tasks: Tasks,
  call: Call,
  id: string,
  { version, note }: Sent,
): Promise<Task> {
  const before = await tasks.take(call, id, version, 'submit');
  const { reviewer_id, department_id } = before;
  const assignee_ids = before.assignees.map((assignee) => assignee.id);
  const isFit = reviewerIsFit({ reviewer_id, assignee_ids });
  const asked = isFit ? [reviewer_id] : await findDeciders(call.db, department_id, assignee_ids);
  tell(call, before, 'decision_asked', asked);
  return tasks.change(call, before, 'submit', {}, { action: 'task.submitted', note });
}

export const finishTask = (tasks: Tasks, call: Call, id: string, sent: Sent): Promise<Task> =>
  done(tasks, call, id, sent, 'finish', 'task.finished');

export const approveTask = (tasks: Tasks, call: Call, id: string, sent: Sent): Promise<Task> =>
  done(tasks, call, id, sent, 'approve', 'task.approved');

/** It is done: the next occurrence of a recurring one follows, and what it belongs to is further. */
async function done(
  tasks: Tasks,
  call: Call,
  id: string,
  { version, note }: Sent,
  verb: 'finish' | 'approve',
  action: string,
): Promise<Task> {
  const { db, actor } = call;
  const before = await tasks.take(call, id, version, verb);
  const after = await tasks.change(call, before, verb, { done_at: db.now.toISOString() }, { action, note });
  if (verb === 'approve')
    tell(
      call,
      before,
      'decided',
      before.assignees.map((person) => person.id),
    );
  if (before.parent_open)
    await makeNext(db, before, today(db.now, actor.timezone), tasks.objectsAround(before));
  await tasks.tellParent(db, before);
  return after;
}

/** Sends it back to those who are to do it, with what is missing. */
export async function returnTask(
  tasks: Tasks,
  call: Call,
  id: string,
  { version, note }: Sent & { note: string },
): Promise<Task> {
  const before = await tasks.take(call, id, version, 'return');
  tell(
    call,
    before,
    'sent_back',
    before.assignees.map((person) => person.id),
  );
  return tasks.change(call, before, 'return', {}, { action: 'task.returned', note });
}

/** Nobody will do it. A recurring one ends with it. */
export async function cancelTask(
  tasks: Tasks,
  call: Call,
  id: string,
  { version, reason }: Sent & { reason: string },
): Promise<Task> {
  const before = await tasks.take(call, id, version, 'cancel');
  const ended = { blocked_reason: null, next_on: null };
  const after = await tasks.change(call, before, 'cancel', ended, { action: 'task.cancelled', reason });
  await tasks.tellParent(call.db, before);
  return after;
}

/** Takes it up again. A recurring one goes on from it, unless a later occurrence was made. */
export async function reopenTask(
  tasks: Tasks,
  call: Call,
  id: string,
  { version, note }: Sent,
): Promise<Task> {
  const { db } = call;
  const before = await tasks.take(call, id, version, 'reopen');
  const columns = { done_at: null, next_on: (await isLast(call, before)) ? nextOn(before) : null };
  const after = await tasks.change(call, before, 'reopen', columns, { action: 'task.reopened', note });
  await tasks.tellParent(db, before);
  return after;
}

/** Whether no later occurrence of the same task was made. */
async function isLast(
  { db }: Pick<Call, 'db'>,
  { id, template_id, due_on }: Pick<StoredTask, 'id' | 'template_id' | 'due_on'>,
): Promise<boolean> {
  if (template_id === null) return true;
  const later = await db.query(
    sql`select from task t where t.org_id = ${db.org_id} and t.template_id = ${template_id} and t.id <> ${id} and t.due_on > ${due_on}::date limit 1`,
  );
  return later.length === 0;
}
