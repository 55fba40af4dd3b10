import type { RouteObject } from 'react-router';
import { readRisk, registerRisk } from '../risk.contract.ts';
import { assessRisk } from '../risk-assessment.contract.ts';
import { riskPaths } from './shared/risk-paths.ts';

export const riskPageScreens: RouteObject[] = [
  {
    path: riskPaths.add,
    handle: { needs: registerRisk },
    lazy: async () => ({ Component: (await import('./add/RiskAddPage.tsx')).RiskAddPage }),
  },
  {
    path: riskPaths.view,
    handle: { needs: readRisk },
    lazy: async () => ({ Component: (await import('./page/RiskViewPage.tsx')).RiskViewPage }),
  },
  {
    path: riskPaths.assessment,
    handle: { needs: assessRisk },
    lazy: async () => ({ Component: (await import('./assess/AssessmentPage.tsx')).AssessmentPage }),
  },
];
