import type { RouteObject } from 'react-router';
import type { FirstScreen } from '#platform/web/first-screen.ts';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import {
  maturityDashboardPaths,
  ownMaturityPaths,
} from '#features/maturity/framework/web/shared/maturity-paths.ts';

const texts = ['maturity', 'maturity-dashboard', 'record'] as const;
const handle = { needs: 'user' };
/** Where a sign-in leads. */
const first: FirstScreen = {
  readsOf: { whole: '/maturity/dashboard/cis/', unit: '/maturity/dashboard/cis/:unit/' },
};

/** One screen of each framework, and one of the organisation's own. */
export const maturityDashboardScreens: RouteObject[] = [
  ...Object.values(maturityDashboardPaths).map((path) => ({
    path,
    handle: path === maturityDashboardPaths.cis ? { ...handle, first } : handle,
    lazy: withTexts(texts, async () => (await import('./MaturityDashboardPage.tsx')).MaturityDashboardPage),
  })),
  {
    path: ownMaturityPaths.dashboard,
    handle,
    lazy: withTexts(texts, async () => (await import('./OwnDashboardPage.tsx')).OwnDashboardPage),
  },
];
