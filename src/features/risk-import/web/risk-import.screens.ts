import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/with-texts.ts';
import { riskPaths } from '#features/risk/web/shared/risk-paths.ts';
import { listImports } from '../risk-import.contract.ts';

export const riskImportScreens: RouteObject[] = [
  {
    path: riskPaths.import,
    handle: { needs: listImports, contained: true },
    lazy: withTexts(
      ['risk', 'risk-import'],
      async () => (await import('./RiskImportPage.tsx')).RiskImportPage,
    ),
  },
];
