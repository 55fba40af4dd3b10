import { ChangeList } from '#platform/web/workflow/ChangeList.tsx';
import { taskDifferences } from '../../task-history.rules.ts';
import type { Task } from '../../task.contract.ts';
import { useTaskChange } from '../shared/task-change.hooks.ts';

/** What differs between two states of a task, worded like its history. */
export function TaskDifferences({ before, now }: { before: Task; now: Task }) {
  const inWords = useTaskChange();
  return <ChangeList changes={taskDifferences(before, now).map(inWords)} />;
}
