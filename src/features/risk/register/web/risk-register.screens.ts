import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';

export const riskRegisterScreens: RouteObject[] = [
  {
    path: riskPaths.register,
    handle: { needs: 'user', isCached: true },
    lazy: withTexts(['risk'], async () => (await import('./RiskRegisterPage.tsx')).RiskRegisterPage),
  },
];
