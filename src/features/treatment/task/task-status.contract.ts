import { isIn } from '#platform/contract/values/is-in.ts';

// Names without schemas: a screen may need the words before it needs those, and zod with them.

export const taskStatuses = ['todo', 'in_progress', 'blocked', 'in_review', 'done', 'cancelled'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** Those in which somebody has yet to do something. */
export const openTaskStatuses = [
  'todo',
  'in_progress',
  'blocked',
  'in_review',
] as const satisfies TaskStatus[];
export const isOpenTask = (status: TaskStatus): boolean => isIn(openTaskStatuses, status);

/** What a task belongs to: nothing, a risk, an improvement plan, a test of controls, the answer to a control of a standard, a finding. */
export const taskKinds = ['none', 'risk', 'cip', 'control_test', 'compliance_control', 'finding'] as const;
export type TaskKind = (typeof taskKinds)[number];
/** Those that name a record. */
export type ParentKind = Exclude<TaskKind, 'none'>;

/** 1 is the most urgent. */
export const taskPriorities = [1, 2, 3, 4] as const;
export type TaskPriority = (typeof taskPriorities)[number];

/** When the next occurrence of a recurring task is made: when the former is done, or when its own day comes. */
export const recurrenceModes = ['after_done', 'by_day'] as const;
export type RecurrenceMode = (typeof recurrenceModes)[number];
