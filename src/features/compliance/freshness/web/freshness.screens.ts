import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

export const freshnessPath = '/settings/freshness';

export const freshnessScreens: RouteObject[] = [
  {
    path: freshnessPath,
    handle: { needs: 'admin' },
    lazy: withTexts(
      ['compliance-freshness', 'treatment-evidence'],
      async () => (await import('./FreshnessPage.tsx')).FreshnessPage,
    ),
  },
];
