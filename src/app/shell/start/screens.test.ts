import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { createAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import {
  listCisAssessments,
  listIsoAssessments,
  listNistAssessments,
  listOwnAssessments,
} from '#features/maturity/assessment/assessment-list.contract.ts';
import { readAssessment } from '#features/maturity/assessment/assessment.contract.ts';
import {
  readCisDashboard,
  readIsoDashboard,
  readNistDashboard,
  readOwnDashboard,
} from '#features/maturity/dashboard/maturity-dashboard.contract.ts';
import { importAnswers } from '#features/maturity/exchange/exchange.contract.ts';
import { compareAssessments } from '#features/maturity/comparison/comparison.contract.ts';
import { readRoadmap } from '#features/maturity/roadmap/roadmap.contract.ts';
import {
  assessmentPaths,
  maturityDashboardPaths,
  maturityPaths,
  ownMaturityPaths,
} from '#features/maturity/framework/web/shared/maturity-paths.ts';
import {
  listComplianceAssessments,
  readComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import {
  compliancePage,
  crosswalkPage,
  pathOfAssessment,
  pathOfComparison,
  pathOfStandard,
} from '#features/compliance/assessment/compliance-path.rules.ts';
import { pathOfNewAssessment, pathOfUpgrade } from '#features/compliance/standard/standard-path.rules.ts';
import { compareVersions } from '#features/compliance/standard-upgrade/standard-upgrade.contract.ts';
import { compareComplianceAssessments } from '#features/compliance/comparison/comparison.contract.ts';
import { readControlAssessment } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { readComplianceDashboard } from '#features/compliance/dashboard/compliance-dashboard.contract.ts';
import { complianceDashboardPath } from '#features/compliance/dashboard/web/compliance-dashboard.screens.ts';
import { listFindings } from '#features/compliance/finding/finding.contract.ts';
import { listOwnStandards, readOwnStandard } from '#features/compliance/standard/own-standard.contract.ts';
import {
  pathOfOwnStandard,
  standardImportPage,
  standardsPage,
} from '#features/compliance/standard/standard-path.rules.ts';
import { importStandard } from '#features/compliance/standard-import/standard-import.contract.ts';
import { findingsPage, pathOfFinding } from '#features/compliance/finding/finding-path.rules.ts';
import { readFinding } from '#features/compliance/finding/finding.contract.ts';
import { readCovering } from '#features/compliance/mapping/mapping.contract.ts';
import { createComplianceAssessment } from '#features/compliance/preparation/preparation.contract.ts';
import { pathOfSoa } from '#features/compliance/soa/soa-path.rules.ts';
import { auditPage, ownRequestsPage } from '#features/compliance/auditor/audit-path.rules.ts';
import { listOwnRequests, readAudit } from '#features/compliance/auditor/audit.contract.ts';
import { readSoa } from '#features/compliance/soa/soa.contract.ts';
import { shippedStandards } from '#features/compliance/standard/standard-content.contract.ts';
import { listAcceptances, readAcceptance } from '#features/treatment/acceptance/acceptance.contract.ts';
import { acceptancePaths } from '#features/treatment/acceptance/acceptance-paths.ts';
import { addControl, listControls, readControl } from '#features/treatment/control/control.contract.ts';
import { controlPaths } from '#features/treatment/control/web/shared/control-paths.ts';
import { listEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { evidencePath } from '#features/treatment/evidence/web/shared/evidence-paths.ts';
import { readHealth } from '#features/treatment/health/health.contract.ts';
import { healthPath } from '#features/treatment/health/web/health-paths.ts';
import { listPlans } from '#features/treatment/plan/plan-list.contract.ts';
import { createPlan, readPlan } from '#features/treatment/plan/plan.contract.ts';
import { tasksPath } from '#features/treatment/task/task-path.rules.ts';
import { listTasks } from '#features/treatment/task/task-list.contract.ts';
import { listBoards, readBoard } from '#features/board/board/board.contract.ts';
import { boardsPage, pathOfBoard } from '#features/board/board/board-path.rules.ts';
import { planPaths } from '#features/treatment/plan/web/shared/plan-paths.ts';
import { createFramework } from '#features/maturity/framework/own-framework.contract.ts';
import { frameworkPaths } from '#features/maturity/framework/web/framework-paths.ts';
import { invitePeople, listInvitations } from '#features/organisation/invitation/invitation.contract.ts';
import { invitationPaths } from '#features/organisation/invitation/web/invitation.screens.ts';
import { managementPaths } from '#features/organisation/management/web/management.screens.ts';
import { listDepartmentNodes } from '#features/organisation/department/department-change.contract.ts';
import { departmentPaths } from '#features/organisation/department-tree/web/department-tree.screens.ts';
import { readBranding } from '#features/organisation/branding/branding.contract.ts';
import { brandingPaths } from '#features/organisation/branding/web/branding.screens.ts';
import { readOrganisation } from '#features/organisation/organisation/organisation-settings.contract.ts';
import { organisationPaths } from '#features/organisation/settings/web/organisation-settings.screens.ts';
import { listFreshnessRules } from '#features/compliance/freshness/freshness.contract.ts';
import { freshnessPath } from '#features/compliance/freshness/web/freshness.screens.ts';
import { listMails } from '#features/organisation/mail/mail.contract.ts';
import { mailPaths } from '#features/organisation/mail/web/mail.screens.ts';
import { listNotices } from '#features/collaboration/notification/notification.contract.ts';
import { readPortfolio } from '#features/treatment/quantification/quantification.contract.ts';
import { readCalendar } from '#features/treatment/calendar/calendar.contract.ts';
import { readWork } from '#features/workspace/work/work.contract.ts';
import { profilePaths } from '#features/workspace/profile/web/shared/profile-paths.ts';
import { readRiskDashboard } from '#features/risk/dashboard/risk-dashboard.contract.ts';
import { riskDashboardPaths } from '#features/risk/dashboard/web/risk-dashboard.screens.ts';
import { listImports } from '#features/risk/import/risk-import.contract.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { filterRisks } from '#features/risk/filter/risk-filter.contract.ts';
import { readModel } from '#features/risk/model/risk-model.contract.ts';
import { readRisk, registerRisk } from '#features/risk/record/risk.contract.ts';
import { riskSettingsPaths } from '#features/risk/settings/web/risk-settings.screens.ts';
import { listCategories } from '#features/risk/category/risk-category.contract.ts';
import { listDeletedRisks } from '#features/risk/register/risk-deleted.contract.ts';
import { listLibrary } from '#features/risk/library/risk-library.contract.ts';
import { riskLibraryPaths } from '#features/risk/library/web/risk-library.screens.ts';
import { addTag } from '#features/risk/tag/risk-tag.contract.ts';
import { riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';
import { screens } from '#app/screens.ts';
import type { ScreenHandle } from './guard.ts';

/** The call each screen cannot live without. */
const needed = {
  [riskDashboardPaths.dashboard]: readRiskDashboard,
  [riskSettingsPaths.settings]: readModel,
  [riskSettingsPaths.categories]: listCategories,
  [riskSettingsPaths.tags]: addTag,
  [riskLibraryPaths.repository]: listLibrary,
  [riskPaths.register]: filterRisks,
  [riskPaths.deleted]: listDeletedRisks,
  [riskPaths.add]: registerRisk,
  [riskPaths.view]: readRisk,
  [riskPaths.assessment]: assessRisk,
  [riskPaths.import]: listImports,
  [compliancePage]: listComplianceAssessments,
  [crosswalkPage]: readCovering,
  [complianceDashboardPath]: readComplianceDashboard,
  [`${compliancePage}/:complianceName/:id/control/:controlId`]: readControlAssessment,
  [standardsPage]: listOwnStandards,
  [pathOfOwnStandard(':id')]: readOwnStandard,
  [standardImportPage]: importStandard,
  [pathOfUpgrade(':key')]: compareVersions,
  // An external auditor reads findings on the pages that they are of.
  [findingsPage]: { ...listFindings, auditorsToo: false },
  [pathOfFinding(':id')]: readFinding,
  ...Object.fromEntries<{ access: string; auditorsToo?: boolean }>(
    [...shippedStandards, ':complianceName'].flatMap((standard) => [
      [pathOfStandard(standard), listComplianceAssessments],
      [pathOfNewAssessment(standard), createComplianceAssessment],
      [pathOfAssessment(standard, ':id'), readComplianceAssessment],
      [pathOfComparison(standard, ':id'), compareComplianceAssessments],
    ]),
  ),
  [auditPage]: readAudit,
  [ownRequestsPage]: listOwnRequests,
  [pathOfSoa(':id')]: readSoa,
  [acceptancePaths.list]: listAcceptances,
  [acceptancePaths.view]: readAcceptance,
  [controlPaths.list]: listControls,
  [controlPaths.view]: readControl,
  [controlPaths.edit]: addControl,
  [evidencePath]: listEvidence,
  [healthPath]: readHealth,
  [planPaths.list]: listPlans,
  [planPaths.view]: readPlan,
  [planPaths.edit]: createPlan,
  [tasksPath]: listTasks,
  [boardsPage]: listBoards,
  [pathOfBoard(':boardId', ':boardUri?')]: readBoard,
  [maturityPaths.cis.list]: listCisAssessments,
  [maturityPaths.iso.list]: listIsoAssessments,
  [maturityPaths.nist.list]: listNistAssessments,
  [maturityPaths.cis.add]: createAssessment,
  [maturityPaths.iso.add]: createAssessment,
  [maturityPaths.nist.add]: createAssessment,
  [maturityPaths.cis.assessment]: readAssessment,
  [maturityPaths.iso.assessment]: readAssessment,
  [maturityPaths.nist.assessment]: readAssessment,
  [assessmentPaths.roadmap]: readRoadmap,
  [assessmentPaths.compare]: compareAssessments,
  [assessmentPaths.import]: importAnswers,
  [maturityDashboardPaths.cis]: readCisDashboard,
  [maturityDashboardPaths.iso]: readIsoDashboard,
  [maturityDashboardPaths.nist]: readNistDashboard,
  [profilePaths.profile]: readOwnData,
  '/apps/notifications': listNotices,
  '/apps/work': readWork,
  '/apps/calendar': readCalendar,
  '/apps/risk/management/quantification': readPortfolio,
  [mailPaths.mail]: listMails,
  [freshnessPath]: listFreshnessRules,
  [invitationPaths.members]: invitePeople,
  [managementPaths.management]: listInvitations,
  [departmentPaths.departments]: listDepartmentNodes,
  [brandingPaths.branding]: readBranding,
  [organisationPaths.organisation]: readOrganisation,
  [frameworkPaths.frameworks]: createFramework,
  [ownMaturityPaths.list]: listOwnAssessments,
  [ownMaturityPaths.add]: createAssessment,
  [ownMaturityPaths.assessment]: readAssessment,
  [ownMaturityPaths.dashboard]: readOwnDashboard,
};

test('every screen is open to exactly those who may make its call', () => {
  const named = screens.map(({ path, handle }) => {
    const { needs, auditorsToo } = handle as ScreenHandle;
    return [path, auditorsToo ? `${needs}, auditors too` : needs];
  });
  const held = Object.entries(needed).map(([path, { access, auditorsToo }]) => [
    path,
    auditorsToo ? `${access}, auditors too` : access,
  ]);
  deepEqual(Object.fromEntries(named), Object.fromEntries(held));
});
