import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { calendarPaths } from './calendar-paths.ts';

export const calendarScreens: RouteObject[] = [
  {
    path: calendarPaths.calendar,
    handle: { needs: 'user' },
    lazy: withTexts(
      ['treatment-calendar', 'record'],
      async () => (await import('./CalendarPage.tsx')).CalendarPage,
    ),
  },
];
