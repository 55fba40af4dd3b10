import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

export const riskSettingsPaths = {
  /** The specification's spelling of the address. */
  settings: '/likelyhood',
  categories: '/settings/categories',
  tags: '/settings/tags',
} as const;

export const riskSettingsScreens: RouteObject[] = [
  {
    path: riskSettingsPaths.settings,
    handle: { needs: 'user' },
    lazy: withTexts(
      ['risk'],
      async () => (await import('./LikelihoodConsequencePage.tsx')).LikelihoodConsequencePage,
    ),
  },
  {
    path: riskSettingsPaths.categories,
    handle: { needs: 'user' },
    lazy: withTexts(['risk'], async () => (await import('./CategoriesPage.tsx')).CategoriesPage),
  },
  {
    path: riskSettingsPaths.tags,
    handle: { needs: 'staff' },
    lazy: withTexts(['risk'], async () => (await import('./tags/TagsPage.tsx')).TagsPage),
  },
];
