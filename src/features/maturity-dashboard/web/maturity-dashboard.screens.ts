import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/with-texts.ts';
import { maturityDashboardPaths } from '#features/maturity/web/shared/maturity-paths.ts';

/** One screen of each framework. */
export const maturityDashboardScreens: RouteObject[] = Object.values(maturityDashboardPaths).map((path) => ({
  path,
  handle: { needs: 'user', contained: true },
  lazy: withTexts(
    ['maturity', 'maturity-dashboard'],
    async () => (await import('./MaturityDashboardPage.tsx')).MaturityDashboardPage,
  ),
}));
