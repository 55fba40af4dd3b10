import { FileUp } from 'lucide-react';
import type { RouteObject } from 'react-router';
import type { ScreenAction } from '#platform/web/screen/screen-action.ts';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';

export const riskImportScreens: RouteObject[] = [
  {
    path: riskPaths.import,
    handle: {
      needs: 'staff',
      action: { title: 'risk:register.import', icon: FileUp } satisfies ScreenAction,
    },
    lazy: withTexts(
      ['risk', 'risk-import'],
      async () => (await import('./RiskImportPage.tsx')).RiskImportPage,
    ),
  },
];
