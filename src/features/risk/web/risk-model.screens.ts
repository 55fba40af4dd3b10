import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/with-texts.ts';

/** The specification's spelling of the address. */
export const riskModelPaths = { settings: '/likelyhood' } as const;

export const riskModelScreens: RouteObject[] = [
  {
    path: riskModelPaths.settings,
    handle: { needs: 'user', contained: true },
    lazy: withTexts(
      ['risk'],
      async () => (await import('./LikelihoodConsequencePage.tsx')).LikelihoodConsequencePage,
    ),
  },
];
