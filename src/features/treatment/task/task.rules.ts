import { daysLater } from '#platform/contract/today.ts';
import type { Refusal } from '#platform/contract/refusal.ts';
import {
  departmentOfParent,
  dueBeforeStart,
  reviewerBusy,
  type TaskDetails,
  type TaskFlag,
} from './task.contract.ts';
import { recurrenceWithoutDay } from './recurrence.contract.ts';
import { isOpenTask, type TaskKind, type TaskStatus } from './task-status.contract.ts';

/** Within so many days a task is due soon. */
export const dueSoonDays = 7;

interface Flagged {
  status: TaskStatus;
  due_on: string | null;
  next_on: string | null;
  open_blockers: number;
}

/** What is to be said of a task on a day, beside its status. */
export function flagsOf({ status, due_on, next_on, open_blockers }: Flagged, day: string): TaskFlag[] {
  if (!isOpenTask(status)) return [];
  const flags: TaskFlag[] = [];
  if (due_on !== null && due_on < day) flags.push('overdue');
  else if (due_on !== null && due_on <= daysLater(day, dueSoonDays)) flags.push('due_soon');
  if (open_blockers > 0) flags.push('waiting');
  if (next_on !== null && next_on <= day) flags.push('missed');
  return flags;
}

/** What of a task its details must agree with. */
export interface Agreeing extends Pick<
  TaskDetails,
  'start_on' | 'due_on' | 'reviewer_id' | 'recurrence' | 'department_id'
> {
  kind: TaskKind;
  status: TaskStatus;
}

/** Why a task may not be as it would be; the first reason. */
export function disagreement(task: Agreeing): Refusal | undefined {
  const { start_on, due_on } = task;
  if (start_on !== null && due_on !== null && start_on > due_on) return dueBeforeStart;
  if (task.recurrence !== null && due_on === null) return recurrenceWithoutDay;
  if (task.status === 'in_review' && task.reviewer_id === null) return reviewerBusy;
  if (task.kind !== 'none' && task.department_id !== null) return departmentOfParent;
  return undefined;
}
