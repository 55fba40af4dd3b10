import type { RouteObject } from 'react-router';
import type { FirstScreen } from '#platform/web/first-screen.ts';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

export const riskDashboardPaths = { dashboard: '/apps/dashboards/risk' } as const;

export const riskDashboardScreens: RouteObject[] = [
  {
    path: riskDashboardPaths.dashboard,
    handle: {
      needs: 'user',
      isCached: true,
      first: {
        readsOf: { whole: '/risk/dashboard/', unit: '/risk/dashboard/?dpt=:unit' },
      } satisfies FirstScreen,
    },
    lazy: withTexts(
      ['risk', 'risk-dashboard'],
      async () => (await import('./RiskDashboardPage.tsx')).RiskDashboardPage,
    ),
  },
];
