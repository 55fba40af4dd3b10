import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/with-texts.ts';
import { maturityPaths, ownMaturityPaths } from './shared/maturity-paths.ts';

/** The questionnaire, at a path for each framework. */
export const maturityAssessScreens: RouteObject[] = [...Object.values(maturityPaths), ownMaturityPaths].map(
  ({ assessment }) => ({
    path: assessment,
    handle: { needs: 'user', contained: true, plain: true },
    lazy: withTexts(
      ['maturity'],
      async () => (await import('./assess/QuestionnairePage.tsx')).QuestionnairePage,
      async () => (await import('./assess/questionnaire.hooks.ts')).readQuestionnaire,
    ),
  }),
);
