import type { RouteObject } from 'react-router';
import type { FirstScreen } from '#platform/web/first-screen.ts';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { maturityPaths, ownMaturityPaths } from '#features/maturity/framework/web/shared/maturity-paths.ts';

const first: FirstScreen = {
  reads: { path: '/maturity/assessment/:assessment/', query: { section: 'first' } },
};

/** The questionnaire, at a path for each framework. */
export const questionnaireScreens: RouteObject[] = [...Object.values(maturityPaths), ownMaturityPaths].map(
  ({ assessment }) => ({
    path: assessment,
    handle: { needs: 'user', plain: true, first },
    lazy: withTexts(
      ['maturity', 'record'],
      async () => (await import('./QuestionnairePage.tsx')).QuestionnairePage,
      async () => (await import('./questionnaire.hooks.ts')).readQuestionnaire,
    ),
  }),
);
