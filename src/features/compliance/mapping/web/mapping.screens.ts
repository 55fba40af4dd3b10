import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { crosswalkPage } from '#features/compliance/assessment/compliance-path.rules.ts';

/** What an answer by one standard covers of others, and the mappings behind it. */
export const mappingScreens: RouteObject[] = [
  {
    path: crosswalkPage,
    handle: { needs: 'user' },
    lazy: withTexts(
      ['compliance-mapping', 'compliance-assessment', 'record'],
      async () => (await import('./CrosswalkPage.tsx')).CrosswalkPage,
    ),
  },
];
