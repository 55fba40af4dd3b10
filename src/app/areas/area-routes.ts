import { maturityFrameworkRoutes } from '#features/maturity/framework/server/framework.routes.ts';
import { assessmentRoutes } from '#features/maturity/assessment/server/assessment.routes.ts';
import { maturityDashboardRoutes } from '#features/maturity/dashboard/server/maturity-dashboard.routes.ts';
import { maturityExchangeRoutes } from '#features/maturity/exchange/server/exchange.routes.ts';
import { comparisonRoutes } from '#features/maturity/comparison/server/comparison.routes.ts';
import { assessmentHistoryRoutes } from '#features/maturity/history/server/history.routes.ts';
import { maturityRoadmapRoutes } from '#features/maturity/roadmap/server/roadmap.routes.ts';
import { controlRoutes } from '#features/treatment/control/server/control.routes.ts';
import { controlCatalogueRoutes } from '#features/treatment/control-catalogue/server/control-catalogue.routes.ts';
import { controlTestRoutes } from '#features/treatment/control-test/server/control-test.routes.ts';
import { riskControlRoutes } from '#features/treatment/risk-control/server/risk-control.routes.ts';
import { controlContents } from '../control-contents.ts';
import { complianceComparisonRoutes } from '#features/compliance/comparison/server/comparison.routes.ts';
import { complianceAssessmentRoutes } from '#features/compliance/assessment/server/compliance-assessment.routes.ts';
import { complianceDashboardRoutes } from '#features/compliance/dashboard/server/compliance-dashboard.routes.ts';
import { controlAssessmentRoutes } from '#features/compliance/control-assessment/server/control-assessment.routes.ts';
import { mappingRoutes } from '#features/compliance/mapping/server/mapping.routes.ts';
import { soaRoutes } from '#features/compliance/soa/server/soa.routes.ts';
import { ownStandardRoutes } from '#features/compliance/standard/server/own-standard.routes.ts';
import { standardImportRoutes } from '#features/compliance/standard-import/server/standard-import.routes.ts';
import { standardUpgradeRoutes } from '#features/compliance/standard-upgrade/server/standard-upgrade.routes.ts';
import { planRoutes } from '#features/treatment/plan/server/plan.routes.ts';
import { testFollowers } from '../holders/test-followers.ts';

/** Assessments of maturity, their frameworks and figures. */
export const maturityRoutes = [
  ...maturityExchangeRoutes,
  ...assessmentRoutes,
  ...assessmentHistoryRoutes,
  ...maturityFrameworkRoutes,
  ...maturityDashboardRoutes,
  ...maturityRoadmapRoutes,
  ...comparisonRoutes,
];

/** Standards of one's own: kept, brought in, and followed from version to version. */
export const ownStandardsRoutes = [...ownStandardRoutes, ...standardImportRoutes, ...standardUpgradeRoutes];

/** Controls of one's own, how they are tested, what they work on, and the plans that make them better. */
export const controlsRoutes = [
  ...controlRoutes,
  ...controlCatalogueRoutes(controlContents),
  ...controlTestRoutes(testFollowers),
  ...riskControlRoutes,
  ...planRoutes,
];

/** Assessments by a standard, their answers, and what follows from them. */
export const complianceRoutes = [
  ...complianceAssessmentRoutes,
  ...complianceComparisonRoutes,
  ...mappingRoutes,
  ...complianceDashboardRoutes,
  ...controlAssessmentRoutes,
  ...soaRoutes,
];
