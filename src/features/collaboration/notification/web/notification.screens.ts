import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { notificationPaths } from './shared/notification-paths.ts';

export const notificationScreens: RouteObject[] = [
  {
    path: notificationPaths.notifications,
    handle: { needs: 'user' },
    lazy: withTexts(
      ['collaboration-notification'],
      async () => (await import('./NotificationsPage.tsx')).NotificationsPage,
    ),
  },
];
