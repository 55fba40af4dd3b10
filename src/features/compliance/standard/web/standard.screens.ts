import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { pathOfOwnStandard, standardsPage } from '../standard-path.rules.ts';

const texts = ['compliance-standard'] as const;

/** The standards, and one of the organisation's own. */
export const standardScreens: RouteObject[] = [
  {
    path: standardsPage,
    handle: { needs: 'user' },
    lazy: withTexts(texts, async () => (await import('./StandardsPage.tsx')).StandardsPage),
  },
  {
    path: pathOfOwnStandard(':id'),
    handle: { needs: 'user' },
    lazy: withTexts(texts, async () => (await import('./OwnStandardPage.tsx')).OwnStandardPage),
  },
];
