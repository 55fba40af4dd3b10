import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

export const activityLogPaths = { log: '/settings/log' } as const;

export const activityLogScreens: RouteObject[] = [
  {
    path: activityLogPaths.log,
    handle: { needs: 'admin' },
    lazy: withTexts(
      ['organisation-activity-log', 'risk', 'maturity'],
      async () => (await import('./ActivityLogPage.tsx')).ActivityLogPage,
    ),
  },
];
