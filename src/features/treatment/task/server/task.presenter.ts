import type { Actor } from '#platform/contract/access.ts';
import { today } from '#platform/contract/today.ts';
import { isOpenTask } from '../task-status.contract.ts';
import type { Task, TaskParentName, TaskRow } from '../task.contract.ts';
import { flagsOf } from '../task.rules.ts';
import { taskWorkflow, type TaskFacts } from '../task.workflow.ts';
import { recurrenceOf, type StoredRow, type StoredTask } from './task.queries.ts';

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

const parentOf = (row: StoredRow): TaskParentName | null =>
  row.parent_id === null
    ? null
    : {
        kind: row.kind,
        id: row.parent_id,
        ref: row.parent_ref ?? '',
        title: row.parent_title ?? '',
        link: row.parent_seen ? row.parent_link : null,
      };

/** The row as the contract tells it. */
export const toRow = (row: StoredRow, day: string): TaskRow => ({
  id: row.id,
  version: row.version,
  ref: row.ref,
  title: row.title,
  status: row.status,
  kind: row.kind,
  parent: parentOf(row),
  department: named(row.department_id, row.department_name),
  assignees: row.assignees,
  reviewer: named(row.reviewer_id, row.reviewer_name),
  priority: row.priority,
  start_on: row.start_on,
  due_on: row.due_on,
  done_at: row.done_at,
  weight: row.weight,
  checklist_done: row.checklist.filter(({ done }) => done).length,
  checklist_total: row.checklist.length,
  recurs: row.recurrence !== null && (isOpenTask(row.status) || row.next_on !== null),
  updated_at: row.updated_at,
  flags: flagsOf(row, day),
});

export const factsOf = (row: StoredTask): TaskFacts => ({
  ...row,
  assignee_ids: row.assignees.map(({ id }) => id),
});

/** The task as this actor is answered it: with what they may do. */
export const toTask = (row: StoredTask, actor: Actor, now: Date): Task => ({
  ...toRow(row, today(now, actor.timezone)),
  description: row.description,
  estimate_h: row.estimate_h,
  spent_h: row.spent_h,
  checklist: row.checklist,
  blocked_by: row.blocked_by,
  blocked_reason: row.blocked_reason,
  evidence_required: row.evidence_required,
  has_evidence: row.has_evidence,
  recurrence: recurrenceOf(row),
  next_on: row.next_on,
  parent_open: row.parent_open,
  created_by: named(row.created_by, row.created_by_name),
  created_at: row.created_at,
  deleted_at: row.deleted_at,
  permissions: { can: taskWorkflow.can(actor, factsOf(row), now) },
});

/** The fields that the log compares, with names instead of ids. */
export const inHistory = (row: StoredTask) => ({
  title: row.title,
  description: row.description,
  status: row.status,
  department: row.kind === 'none' ? row.department_name : null,
  assignees: row.assignees.map(({ name }) => name),
  reviewer: row.reviewer_name,
  priority: row.priority,
  start_on: row.start_on,
  due_on: row.due_on,
  weight: row.weight,
  estimate_h: row.estimate_h,
  spent_h: row.spent_h,
  checklist: row.checklist,
  blocked_by: row.blocked_by.map(({ ref }) => ref),
  evidence_required: row.evidence_required,
  recurrence: row.recurrence,
  recurs: row.recurs,
});
