import type { RouteObject } from 'react-router';
import { readRiskDashboard } from '../risk-dashboard.contract.ts';

export const riskDashboardPaths = { dashboard: '/apps/dashboards/risk' } as const;

export const riskDashboardScreens: RouteObject[] = [
  {
    path: riskDashboardPaths.dashboard,
    handle: { needs: readRiskDashboard },
    lazy: async () => ({ Component: (await import('./RiskDashboardPage.tsx')).RiskDashboardPage }),
  },
];
