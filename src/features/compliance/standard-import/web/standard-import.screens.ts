import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { standardImportPage } from '#features/compliance/standard/standard-path.rules.ts';

/** Where an Admin brings a standard in. */
export const standardImportScreens: RouteObject[] = [
  {
    path: standardImportPage,
    handle: { needs: 'admin' },
    lazy: withTexts(
      ['compliance-standard'],
      async () => (await import('./StandardImportPage.tsx')).StandardImportPage,
    ),
  },
];
