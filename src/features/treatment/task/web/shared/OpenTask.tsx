import { lazy, Suspense } from 'react';
import { useOpenTask } from './open-task.hooks.ts';

// Most look at the list only: a task comes once somebody opens one.
const TaskDialog = lazy(async () => ({ default: (await import('../page/TaskDialog.tsx')).TaskDialog }));

/** The task that `?task=` of the address names, over the page. */
export function OpenTask() {
  const [opened, open] = useOpenTask();
  if (opened === null || opened === '') return null;
  return (
    <Suspense>
      <TaskDialog key={opened} id={opened} onClose={() => open(undefined)} />
    </Suspense>
  );
}
