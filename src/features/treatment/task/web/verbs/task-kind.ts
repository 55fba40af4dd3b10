import { describedKind } from '#platform/web/record/described-kind.ts';
import { readTask, readTaskHistory, type Task } from '../../task.contract.ts';
import { restoreTask, startTask, unblockTask } from '../../task-verbs.contract.ts';
import { taskRecord } from '../../task.record.ts';
import { TaskDifferences } from './TaskDifferences.tsx';

/** A task in its dialog and those of its verbs. What it changes shows on what it belongs to, and in what waits for people. */
export const taskKind = describedKind<Task>({
  record: taskRecord,
  feature: 'treatment-task',
  read: readTask,
  history: readTaskHistory,
  refreshes: ['risk', 'plan', 'compliance', 'finding', 'work'],
  Differences: TaskDifferences,
  next: ['restore', 'approve', 'submit', 'finish', 'unblock', 'start'],
  menu: ['edit', 'progress', 'return', 'block', 'start', 'unblock', 'finish', 'reopen', 'cancel', 'delete'],
  now: { start: startTask, unblock: unblockTask, restore: restoreTask },
});
