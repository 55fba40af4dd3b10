import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { compliancePage, pathOfStandard } from '../compliance-path.rules.ts';
import { standardKeys } from './shared/standard-keys.ts';

const lazy = withTexts(
  ['compliance-assessment', 'maturity', 'record'],
  async () => (await import('./list/ComplianceListPage.tsx')).ComplianceListPage,
);

/** The list of all assessments, and that of each standard, the organisation's own among them. */
export const complianceScreens: RouteObject[] = [
  compliancePage,
  ...[...standardKeys, ':complianceName'].map(pathOfStandard),
].map((path) => ({ path, handle: { needs: 'user' }, lazy }));
