import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/with-texts.ts';
import { riskPaths } from './shared/risk-paths.ts';

export const riskRegisterScreens: RouteObject[] = [
  {
    path: riskPaths.register,
    handle: { needs: 'user', kept: true },
    lazy: withTexts(['risk'], async () => (await import('./register/RiskRegisterPage.tsx')).RiskRegisterPage),
  },
];
