import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { tasksPath } from '../task-path.rules.ts';

/** All tasks in one list; `?task=` opens one over it. */
export const taskScreens: RouteObject[] = [
  {
    path: tasksPath,
    handle: { needs: 'user' },
    lazy: withTexts(
      ['treatment-task', 'record'],
      async () => (await import('./list/TaskListPage.tsx')).TaskListPage,
    ),
  },
];
