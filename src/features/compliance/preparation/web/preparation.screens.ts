import { Plus } from 'lucide-react';
import type { RouteObject } from 'react-router';
import type { ScreenAction } from '#platform/web/screen/screen-action.ts';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { pathOfAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { standardKeys } from '#features/compliance/assessment/web/shared/standard-keys.ts';
import { pathOfNewAssessment } from '#features/compliance/standard/standard-path.rules.ts';

const add = withTexts(
  ['compliance-preparation', 'compliance-assessment', 'maturity', 'record'],
  async () => (await import('./form/NewAssessmentPage.tsx')).NewAssessmentPage,
);
const view = withTexts(
  [
    'compliance-assessment',
    'compliance-preparation',
    'compliance-control-assessment',
    'compliance-soa',
    'record',
    'maturity',
  ],
  async () => (await import('./page/ComplianceViewPage.tsx')).ComplianceViewPage,
);

/** The form that begins an assessment by each standard, and the page of one. */
export const preparationScreens: RouteObject[] = [
  ...standardKeys.map((standard) => ({
    path: pathOfNewAssessment(standard),
    handle: {
      needs: 'staff',
      action: { title: `compliance-preparation:palette.${standard}`, icon: Plus } satisfies ScreenAction,
    },
    lazy: add,
  })),
  // Those of the organisation's own are reached from their lists.
  { path: pathOfNewAssessment(':complianceName'), handle: { needs: 'staff' }, lazy: add },
  ...[...standardKeys, ':complianceName'].map((standard) => ({
    path: pathOfAssessment(standard, ':id'),
    handle: { needs: 'user', auditorsToo: true },
    lazy: view,
  })),
];
