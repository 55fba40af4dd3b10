import { Trash2 } from 'lucide-react';
import type { RouteObject } from 'react-router';
import type { ScreenAction } from '#platform/web/screen/screen-action.ts';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';

/** Rows take the height of the window: the footer lies below them and scrolls in. */
const footerScrolls = { layout: { config: { footer: { style: 'static' } } } };

export const riskRegisterScreens: RouteObject[] = [
  {
    path: riskPaths.register,
    handle: { needs: 'user', isCached: true, shell: footerScrolls, fillsWindow: true },
    lazy: withTexts(['risk'], async () => (await import('./RiskRegisterPage.tsx')).RiskRegisterPage),
  },
  {
    path: riskPaths.deleted,
    handle: {
      needs: 'admin',
      action: { title: 'risk:register.deleted.title', icon: Trash2 } satisfies ScreenAction,
    },
    lazy: withTexts(['risk'], async () => (await import('./deleted/DeletedRisksPage.tsx')).DeletedRisksPage),
  },
];
