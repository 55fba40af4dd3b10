import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { frameworkPaths } from './framework-paths.ts';

/** Where the organisation writes frameworks of its own. */
export const maturityFrameworkScreens: RouteObject[] = [
  {
    path: frameworkPaths.frameworks,
    handle: { needs: 'admin' },
    lazy: withTexts(
      ['maturity', 'maturity-framework'],
      async () => (await import('./FrameworksPage.tsx')).FrameworksPage,
    ),
  },
];
