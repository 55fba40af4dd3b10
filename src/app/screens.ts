import type { RouteObject } from 'react-router';
import { complianceComparisonScreens } from '#features/compliance/comparison/web/comparison.screens.ts';
import { auditScreens } from '#features/compliance/auditor/web/audit.screens.ts';
import { complianceScreens } from '#features/compliance/assessment/web/compliance.screens.ts';
import { standardScreens } from '#features/compliance/standard/web/standard.screens.ts';
import { standardImportScreens } from '#features/compliance/standard-import/web/standard-import.screens.ts';
import { standardUpgradeScreens } from '#features/compliance/standard-upgrade/web/standard-upgrade.screens.ts';
import { complianceDashboardScreens } from '#features/compliance/dashboard/web/compliance-dashboard.screens.ts';
import { soaScreens } from '#features/compliance/soa/web/soa.screens.ts';
import { mappingScreens } from '#features/compliance/mapping/web/mapping.screens.ts';
import { preparationScreens } from '#features/compliance/preparation/web/preparation.screens.ts';
import { acceptanceScreens } from '#features/treatment/acceptance/web/acceptance.screens.ts';
import { comparisonScreens } from '#features/maturity/comparison/web/comparison.screens.ts';
import { maturityRoadmapScreens } from '#features/maturity/roadmap/web/roadmap.screens.ts';
import { assessmentScreens } from '#features/maturity/assessment/web/assessment.screens.ts';
import { maturityFrameworkScreens } from '#features/maturity/framework/web/framework.screens.ts';
import { maturityDashboardScreens } from '#features/maturity/dashboard/web/maturity-dashboard.screens.ts';
import { questionnaireScreens } from '#features/maturity/questionnaire/web/questionnaire.screens.ts';
import { invitationScreens } from '#features/organisation/invitation/web/invitation.screens.ts';
import { departmentTreeScreens } from '#features/organisation/department-tree/web/department-tree.screens.ts';
import { brandingScreens } from '#features/organisation/branding/web/branding.screens.ts';
import { organisationSettingsScreens } from '#features/organisation/settings/web/organisation-settings.screens.ts';
import { mailScreens } from '#features/organisation/mail/web/mail.screens.ts';
import { managementScreens } from '#features/organisation/management/web/management.screens.ts';
import { notificationScreens } from '#features/collaboration/notification/web/notification.screens.ts';
import { workScreens } from '#features/workspace/work/web/work.screens.ts';
import { profileScreens } from '#features/workspace/profile/web/profile.screens.ts';
import { riskDashboardScreens } from '#features/risk/dashboard/web/risk-dashboard.screens.ts';
import { riskAssessmentScreens } from '#features/risk/rating/web/risk-assessment.screens.ts';
import { riskPageScreens } from '#features/risk/page/web/risk-page.screens.ts';
import { riskLibraryScreens } from '#features/risk/library/web/risk-library.screens.ts';
import { riskSettingsScreens } from '#features/risk/settings/web/risk-settings.screens.ts';
import { riskRegisterScreens } from '#features/risk/register/web/risk-register.screens.ts';
import { maturityExchangeScreens } from '#features/maturity/exchange/web/exchange.screens.ts';
import { controlScreens } from '#features/treatment/control-catalogue/web/control-catalogue.screens.ts';
import { calendarScreens } from '#features/treatment/calendar/web/calendar.screens.ts';
import { riskImportScreens } from '#features/risk/import/web/risk-import.screens.ts';
import { quantificationScreens } from '#features/treatment/quantification/web/quantification.screens.ts';
import { planScreens } from '#features/treatment/plan/web/plan.screens.ts';
import { taskScreens } from '#features/treatment/task/web/task.screens.ts';
import { boardScreens } from '#features/board/page/web/board-page.screens.ts';
import { evidenceScreens } from '#features/treatment/evidence/web/evidence.screens.ts';
import { controlPageScreens } from '#features/compliance/control-page/web/control-page.screens.ts';
import { freshnessScreens } from '#features/compliance/freshness/web/freshness.screens.ts';
import { findingScreens } from '#features/compliance/finding/web/finding.screens.ts';
import { healthScreens } from '#features/treatment/health/web/health.screens.ts';

/** Every screen inside the shell. A feature adds its own with one line: `...riskScreens`. */
export const screens: RouteObject[] = [
  ...acceptanceScreens,
  ...calendarScreens,
  ...maturityDashboardScreens,
  ...riskDashboardScreens,
  ...assessmentScreens,
  ...standardScreens,
  ...standardImportScreens,
  ...standardUpgradeScreens,
  ...complianceScreens,
  ...auditScreens,
  ...complianceDashboardScreens,
  ...preparationScreens,
  ...complianceComparisonScreens,
  ...mappingScreens,
  ...soaScreens,
  ...riskSettingsScreens,
  ...riskLibraryScreens,
  ...riskRegisterScreens,
  ...riskPageScreens,
  ...riskAssessmentScreens,
  ...riskImportScreens,
  ...controlScreens,
  ...maturityRoadmapScreens,
  ...comparisonScreens,
  ...maturityExchangeScreens,
  ...questionnaireScreens,
  ...profileScreens,
  ...notificationScreens,
  ...workScreens,
  ...departmentTreeScreens,
  ...mailScreens,
  ...invitationScreens,
  ...managementScreens,
  ...organisationSettingsScreens,
  ...brandingScreens,
  ...maturityFrameworkScreens,
  ...planScreens,
  ...quantificationScreens,
  ...taskScreens,
  ...boardScreens,
  ...evidenceScreens,
  ...healthScreens,
  ...controlPageScreens,
  ...findingScreens,
  ...freshnessScreens,
];

/** Where `/`, an unknown path and a sign-in without a remembered path lead (specification 2). */
export const startPath = '/apps/dashboards/cis';
