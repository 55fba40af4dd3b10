import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

export const securityPaths = { security: '/settings/security' } as const;

export const securityScreens: RouteObject[] = [
  {
    path: securityPaths.security,
    handle: { needs: 'admin' },
    lazy: withTexts(['organisation-security'], async () => (await import('./SecurityPage.tsx')).SecurityPage),
  },
];
