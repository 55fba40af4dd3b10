import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';

export const riskAssessmentScreens: RouteObject[] = [
  {
    path: riskPaths.assessment,
    handle: { needs: 'staff' },
    lazy: withTexts(['risk'], async () => (await import('./AssessmentPage.tsx')).AssessmentPage),
  },
];
