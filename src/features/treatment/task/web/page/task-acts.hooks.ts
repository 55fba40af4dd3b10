import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useVerbNow } from '#platform/web/workflow/verb-now.hooks.ts';
import * as verbs from '../../task-verbs.contract.ts';
import type { Task } from '../../task.contract.ts';
import type { TaskVerb } from '../../task.workflow.ts';
import { taskKind } from '../verbs/task-kind.ts';

/** The verbs that ask nothing and are done at once. */
export function useTaskActs(task: Task): Partial<Record<TaskVerb, () => void>> {
  const { t } = useTranslation('treatment-task');
  const { ref } = task;
  const start = useVerbNow(taskKind, verbs.startTask);
  const unblock = useVerbNow(taskKind, verbs.unblockTask);
  const restore = useVerbNow(taskKind, verbs.restoreTask);
  return {
    start: () => start(task, t('verb.start.done', { ref })),
    unblock: () => unblock(task, t('verb.unblock.done', { ref })),
    restore: () => restore(task, t('verb.restore.done', { ref })),
  };
}
