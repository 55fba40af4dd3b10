import type { RouteObject } from 'react-router';
import { riskPaths } from '#features/risk/web/shared/risk-paths.ts';
import { listImports } from '../risk-import.contract.ts';

export const riskImportScreens: RouteObject[] = [
  {
    path: riskPaths.import,
    handle: { needs: listImports },
    lazy: async () => ({ Component: (await import('./RiskImportPage.tsx')).RiskImportPage }),
  },
];
