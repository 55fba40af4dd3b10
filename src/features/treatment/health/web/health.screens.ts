import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { healthPath } from './health-paths.ts';

export const healthScreens: RouteObject[] = [
  {
    path: healthPath,
    handle: { needs: 'user' },
    lazy: withTexts(['treatment-health'], async () => (await import('./HealthPage.tsx')).HealthPage),
  },
];
