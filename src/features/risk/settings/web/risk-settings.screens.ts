import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

/** The specification's spelling of the address. */
export const riskSettingsPaths = { settings: '/likelyhood' } as const;

export const riskSettingsScreens: RouteObject[] = [
  {
    path: riskSettingsPaths.settings,
    handle: { needs: 'user', contained: true },
    lazy: withTexts(
      ['risk'],
      async () => (await import('./LikelihoodConsequencePage.tsx')).LikelihoodConsequencePage,
    ),
  },
];
