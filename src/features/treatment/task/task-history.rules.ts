import type { Task } from './task.contract.ts';

/** A task as its history tells it: names instead of ids. */
const inHistory = (task: Task): Record<string, unknown> => ({
  title: task.title,
  description: task.description,
  status: task.status,
  department: task.kind === 'none' ? (task.department?.name ?? null) : null,
  assignees: task.assignees.map(({ name }) => name),
  reviewer: task.reviewer?.name ?? null,
  priority: task.priority,
  start_on: task.start_on,
  due_on: task.due_on,
  weight: task.weight,
  estimate_h: task.estimate_h,
  spent_h: task.spent_h,
  checklist: task.checklist,
  blocked_by: task.blocked_by.map(({ ref }) => ref),
  evidence_required: task.evidence_required,
  recurrence: task.recurrence?.rule ?? null,
  recurs: task.recurrence?.mode ?? null,
});

/** What differs between a task as it was seen and as it is now, told like the history's changes. */
export function taskDifferences(before: Task, now: Task): { field: string; old: unknown; new: unknown }[] {
  const [old, current] = [inHistory(before), inHistory(now)];
  return Object.keys(current)
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(current[field]))
    .map((field) => ({ field, old: old[field] ?? null, new: current[field] ?? null }));
}
