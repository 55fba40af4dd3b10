import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

export const riskLibraryPaths = { repository: '/settings/repository' } as const;

export const riskLibraryScreens: RouteObject[] = [
  {
    path: riskLibraryPaths.repository,
    handle: { needs: 'user' },
    lazy: withTexts(
      ['risk', 'risk-library'],
      async () => (await import('./RepositoryPage.tsx')).RepositoryPage,
    ),
  },
];
