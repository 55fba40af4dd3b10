import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/with-texts.ts';
import { assessmentPaths } from '#features/maturity/web/shared/maturity-paths.ts';

export const maturityExchangeScreens: RouteObject[] = [
  {
    path: assessmentPaths.import,
    handle: { needs: 'staff', contained: true },
    lazy: withTexts(
      ['maturity', 'maturity-exchange'],
      async () => (await import('./AnswerImportPage.tsx')).AnswerImportPage,
    ),
  },
];
