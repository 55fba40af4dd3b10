import type { RouteObject } from 'react-router';
import { filterRisks } from '../risk-filter.contract.ts';
import { riskPaths } from './shared/risk-paths.ts';

export const riskRegisterScreens: RouteObject[] = [
  {
    path: riskPaths.register,
    handle: { needs: filterRisks },
    lazy: async () => ({ Component: (await import('./register/RiskRegisterPage.tsx')).RiskRegisterPage }),
  },
];
