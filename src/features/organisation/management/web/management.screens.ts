import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

export const managementPaths = { management: '/apps/settings/management' } as const;

export const managementScreens: RouteObject[] = [
  {
    path: managementPaths.management,
    handle: { needs: 'admin' },
    lazy: withTexts(
      ['organisation-management'],
      async () => (await import('./ManagementPage.tsx')).ManagementPage,
    ),
  },
];
