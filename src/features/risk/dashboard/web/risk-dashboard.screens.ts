import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

export const riskDashboardPaths = { dashboard: '/apps/dashboards/risk' } as const;

export const riskDashboardScreens: RouteObject[] = [
  {
    path: riskDashboardPaths.dashboard,
    handle: { needs: 'user', contained: true, kept: true },
    lazy: withTexts(
      ['risk', 'risk-dashboard'],
      async () => (await import('./RiskDashboardPage.tsx')).RiskDashboardPage,
    ),
  },
];
