import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { assessmentPaths } from '#features/maturity/framework/web/shared/maturity-paths.ts';

export const maturityExchangeScreens: RouteObject[] = [
  {
    path: assessmentPaths.import,
    handle: { needs: 'staff' },
    lazy: withTexts(
      ['maturity', 'maturity-exchange'],
      async () => (await import('./AnswerImportPage.tsx')).AnswerImportPage,
    ),
  },
];
