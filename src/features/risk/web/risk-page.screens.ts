import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/with-texts.ts';
import { readRisk, registerRisk } from '../risk.contract.ts';
import { assessRisk } from '../risk-assessment.contract.ts';
import { riskPaths } from './shared/risk-paths.ts';

export const riskPageScreens: RouteObject[] = [
  {
    path: riskPaths.add,
    handle: { needs: registerRisk, contained: true },
    lazy: withTexts(['risk'], async () => (await import('./add/RiskAddPage.tsx')).RiskAddPage),
  },
  {
    path: riskPaths.view,
    handle: { needs: readRisk, contained: true },
    lazy: withTexts(['risk'], async () => (await import('./page/RiskViewPage.tsx')).RiskViewPage),
  },
  {
    path: riskPaths.assessment,
    handle: { needs: assessRisk, contained: true },
    lazy: withTexts(['risk'], async () => (await import('./assess/AssessmentPage.tsx')).AssessmentPage),
  },
];
