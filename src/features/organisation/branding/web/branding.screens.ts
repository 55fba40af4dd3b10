import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

export const brandingPaths = { branding: '/branding' } as const;

export const brandingScreens: RouteObject[] = [
  {
    path: brandingPaths.branding,
    handle: { needs: 'admin' },
    lazy: withTexts(['organisation-branding'], async () => (await import('./BrandingPage.tsx')).BrandingPage),
  },
];
