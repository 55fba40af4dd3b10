import type { RecordKind, VerbDialogProps as DialogProps } from '#platform/web/workflow/record-kind.ts';
import { readTask, readTaskHistory, type Task } from '../../task.contract.ts';
import { TaskDifferences } from './TaskDifferences.tsx';

/** A task, as the dialogs of its verbs know it. What it changes shows on what it belongs to, and in what waits for people. */
export const taskKind: RecordKind<Task> = {
  feature: 'treatment-task',
  read: readTask,
  history: readTaskHistory,
  refreshes: ['risk', 'plan', 'compliance', 'finding', 'work'],
  Differences: TaskDifferences,
};

export type VerbDialogProps = DialogProps<Task>;
