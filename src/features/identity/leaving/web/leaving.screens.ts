import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

export const leavingScreens: RouteObject[] = [
  {
    path: '/settings/leaving',
    handle: { needs: 'admin' },
    lazy: withTexts(['identity-leaving'], async () => (await import('./LeavingPage.tsx')).LeavingPage),
  },
];
