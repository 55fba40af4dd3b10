import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { compliancePage, pathOfStandard } from '../compliance-path.rules.ts';
import { standardKeys } from './shared/standard-keys.ts';

const lazy = withTexts(
  ['compliance-assessment', 'maturity'],
  async () => (await import('./list/ComplianceListPage.tsx')).ComplianceListPage,
);

/** The list of all assessments, and that of each standard. */
export const complianceScreens: RouteObject[] = [compliancePage, ...standardKeys.map(pathOfStandard)].map(
  (path) => ({ path, handle: { needs: 'user' }, lazy }),
);
