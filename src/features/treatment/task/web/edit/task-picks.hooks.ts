import { useMemo } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useKnownPicks, useTyped, type FoundPicks } from '#platform/web/ui/inputs/found-picks.hooks.ts';
import { listTasks } from '../../task-list.contract.ts';
import type { Task } from '../../task.contract.ts';

const nothing: Task['blocked_by'] = [];

/** Open tasks that a task may wait for, found by typing; those it waits for already keep their place, seen or not. */
export function useBlockerPicks(task: Task | undefined): FoundPicks {
  const [q, onSearch] = useTyped();
  const query = { status: 'open' as const, limit: '20', ...(q && { q }) };
  const read = useRead(listTasks, { query }, { keep: true });
  const blockers = task?.blocked_by ?? nothing;
  const named = useMemo(() => blockers.map((one) => ({ ...one, title: one.title ?? '' })), [blockers]);
  const others = read.data?.data.filter(({ id }) => id !== task?.id);
  return { picks: useKnownPicks(named, others), onSearch };
}
