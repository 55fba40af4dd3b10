import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

export const complianceDashboardPath = '/apps/dashboards/compliance';

export const complianceDashboardScreens: RouteObject[] = [
  {
    path: complianceDashboardPath,
    handle: { needs: 'user' },
    lazy: withTexts(
      ['compliance-assessment', 'compliance-dashboard', 'maturity'],
      async () => (await import('./ComplianceDashboardPage.tsx')).ComplianceDashboardPage,
    ),
  },
];
