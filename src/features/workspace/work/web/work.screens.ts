import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { workPaths } from './work-paths.ts';

export const workScreens: RouteObject[] = [
  {
    path: workPaths.work,
    handle: { needs: 'user' },
    lazy: withTexts(['workspace-work'], async () => (await import('./WorkPage.tsx')).WorkPage),
  },
];
