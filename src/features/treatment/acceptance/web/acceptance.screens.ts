import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { acceptancePaths } from '../acceptance-paths.ts';

const texts = ['treatment-acceptance', 'risk', 'record'] as const;

export const acceptanceScreens: RouteObject[] = [
  {
    path: acceptancePaths.list,
    handle: { needs: 'user' },
    lazy: withTexts([...texts], async () => (await import('./AcceptanceListPage.tsx')).AcceptanceListPage),
  },
  {
    path: acceptancePaths.view,
    handle: { needs: 'user' },
    lazy: withTexts([...texts], async () => (await import('./AcceptanceViewPage.tsx')).AcceptanceViewPage),
  },
];
