import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { compliancePage } from '#features/compliance/assessment/compliance-path.rules.ts';

/** One control of an assessment. */
export const controlPageScreens: RouteObject[] = [
  {
    path: `${compliancePage}/:complianceName/:id/control/:controlId`,
    handle: { needs: 'user', auditorsToo: true },
    lazy: withTexts(
      ['compliance-control-assessment', 'record'],
      async () => (await import('./page/ControlAssessmentPage.tsx')).ControlAssessmentPage,
    ),
  },
];
