import type { RouteObject } from 'react-router';
import { maturityRoadmapScreens } from '#features/maturity-roadmap/web/maturity-roadmap.screens.ts';
import { maturityListScreens } from '#features/maturity/web/maturity-list.screens.ts';
import { maturityFrameworkScreens } from '#features/maturity-framework/web/maturity-framework.screens.ts';
import { maturityDashboardScreens } from '#features/maturity-dashboard/web/maturity-dashboard.screens.ts';
import { maturityAssessScreens } from '#features/maturity/web/maturity-assess.screens.ts';
import { profileScreens } from '#features/profile/web/profile.screens.ts';
import { riskDashboardScreens } from '#features/risk-dashboard/web/risk-dashboard.screens.ts';
import { riskPageScreens } from '#features/risk/web/risk-page.screens.ts';
import { riskModelScreens } from '#features/risk/web/risk-model.screens.ts';
import { riskRegisterScreens } from '#features/risk/web/risk-register.screens.ts';
import { maturityExchangeScreens } from '#features/maturity-exchange/web/maturity-exchange.screens.ts';
import { riskImportScreens } from '#features/risk-import/web/risk-import.screens.ts';

/** Every screen inside the shell. A feature adds its own with one line: `...riskScreens`. */
export const screens: RouteObject[] = [
  ...maturityDashboardScreens,
  ...riskDashboardScreens,
  ...maturityListScreens,
  ...riskModelScreens,
  ...riskRegisterScreens,
  ...riskPageScreens,
  ...riskImportScreens,
  ...maturityRoadmapScreens,
  ...maturityExchangeScreens,
  ...maturityAssessScreens,
  ...profileScreens,
  ...maturityFrameworkScreens,
];

/** Where `/`, an unknown path and a sign-in without a remembered path lead (specification 2). */
export const startPath = '/apps/dashboards/cis';
