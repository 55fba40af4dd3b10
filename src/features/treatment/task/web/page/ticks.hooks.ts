import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { recordProgress } from '../../task-verbs.contract.ts';
import type { Task } from '../../task.contract.ts';
import type { ChecklistItem } from '../../task.record.ts';
import { taskKind } from '../verbs/task-kind.ts';

/** The steps of a task as they stand or will stand once the answer is there, and how they are ticked off. */
export function useTicks({ id, version, checklist }: Task) {
  const { mutate } = useWrite(recordProgress, taskKind);
  const isWriting = useIsMutating() > 0;
  const [ticked, tick] = useState<ChecklistItem[]>();
  useEffect(() => {
    // What is being written gives the task another version: ticks go after it, not against it.
    if (ticked === undefined || isWriting) return;
    const sent = { params: { id }, body: { version, checklist: ticked } };
    mutate(sent, { onSettled: () => tick((later) => (later === ticked ? undefined : later)) });
  }, [ticked, isWriting, mutate, id, version]);
  return { shown: ticked ?? checklist, tick };
}
