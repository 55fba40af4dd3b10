import { Plus } from 'lucide-react';
import type { RouteObject } from 'react-router';
import type { ScreenAction } from '#platform/web/screen-action.ts';
import { withTexts } from '#platform/web/with-texts.ts';
import { riskPaths } from './shared/risk-paths.ts';

export const riskPageScreens: RouteObject[] = [
  {
    path: riskPaths.add,
    handle: {
      needs: 'user',
      contained: true,
      action: { title: 'risk:register.register_risk', icon: Plus } satisfies ScreenAction,
    },
    lazy: withTexts(['risk'], async () => (await import('./add/RiskAddPage.tsx')).RiskAddPage),
  },
  {
    path: riskPaths.view,
    handle: { needs: 'user', contained: true },
    lazy: withTexts(['risk'], async () => (await import('./page/RiskViewPage.tsx')).RiskViewPage),
  },
  {
    path: riskPaths.assessment,
    handle: { needs: 'staff', contained: true },
    lazy: withTexts(['risk'], async () => (await import('./assess/AssessmentPage.tsx')).AssessmentPage),
  },
];
