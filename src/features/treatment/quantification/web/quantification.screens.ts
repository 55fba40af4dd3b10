import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { quantificationPath } from './shared/quantification-paths.ts';

/** All quantified risks together. */
export const quantificationScreens: RouteObject[] = [
  {
    path: quantificationPath,
    handle: { needs: 'user' },
    lazy: withTexts(
      ['treatment-quantification', 'risk'],
      async () => (await import('./QuantificationPage.tsx')).QuantificationPage,
    ),
  },
];
