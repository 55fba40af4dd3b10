import type { RouteObject } from 'react-router';
import { readShortly } from '#platform/web/read-ahead.ts';
import { withTexts } from '#platform/web/with-texts.ts';
import { departmentAt } from '#features/organisation/web/shared/department.hooks.ts';
import { readRiskDashboard } from '../risk-dashboard.contract.ts';

export const riskDashboardPaths = { dashboard: '/apps/dashboards/risk' } as const;

export const riskDashboardScreens: RouteObject[] = [
  {
    path: riskDashboardPaths.dashboard,
    handle: { needs: readRiskDashboard, contained: true },
    loader: ({ request }) => readShortly(readRiskDashboard, { query: { dpt: departmentAt(request.url) } }),
    // Another unit is the screen's to read, which keeps showing the one before.
    shouldRevalidate: () => false,
    lazy: withTexts(
      ['risk', 'risk-dashboard'],
      async () => (await import('./RiskDashboardPage.tsx')).RiskDashboardPage,
    ),
  },
];
