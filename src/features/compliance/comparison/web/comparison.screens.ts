import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { pathOfComparison } from '#features/compliance/assessment/compliance-path.rules.ts';
import { standardKeys } from '#features/compliance/assessment/web/shared/standard-keys.ts';

const compare = withTexts(
  ['compliance-comparison', 'compliance-assessment', 'compliance-control-assessment', 'maturity'],
  async () => (await import('./ComparisonPage.tsx')).ComparisonPage,
);

/** An assessment by each standard beside another one by it. */
export const complianceComparisonScreens: RouteObject[] = [...standardKeys, ':complianceName'].map(
  (standard) => ({
    path: pathOfComparison(standard, ':id'),
    handle: { needs: 'user' },
    lazy: compare,
  }),
);
