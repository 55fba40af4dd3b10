import { Plus } from 'lucide-react';
import type { RouteObject } from 'react-router';
import type { ScreenAction } from '#platform/web/screen/screen-action.ts';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';

export const riskPageScreens: RouteObject[] = [
  {
    path: riskPaths.add,
    handle: {
      needs: 'user',
      action: { title: 'risk:register.register_risk', icon: Plus } satisfies ScreenAction,
    },
    lazy: withTexts(['risk', 'record'], async () => (await import('./RiskAddPage.tsx')).RiskAddPage),
  },
  {
    path: riskPaths.view,
    handle: { needs: 'user' },
    lazy: withTexts(['risk', 'record'], async () => (await import('./RiskViewPage.tsx')).RiskViewPage),
  },
];
