import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { assessmentPaths } from '#features/maturity/framework/web/shared/maturity-paths.ts';

export const comparisonScreens: RouteObject[] = [
  {
    path: assessmentPaths.compare,
    handle: { needs: 'user' },
    lazy: withTexts(
      ['maturity', 'maturity-comparison'],
      async () => (await import('./ComparisonPage.tsx')).ComparisonPage,
    ),
  },
];
