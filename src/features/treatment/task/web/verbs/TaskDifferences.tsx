import { differencesOf } from '#platform/contract/record/record-history.ts';
import { ChangeList } from '#platform/web/workflow/ChangeList.tsx';
import type { Task } from '../../task.contract.ts';
import { taskRecord } from '../../task.record.ts';
import { useTaskWords } from '../shared/task-words.hooks.ts';

/** What differs between two states of a task, worded like its history. */
export function TaskDifferences({ before, now }: { before: Task; now: Task }) {
  const words = useTaskWords();
  return <ChangeList changes={differencesOf(taskRecord, before, now).map(words.change)} />;
}
