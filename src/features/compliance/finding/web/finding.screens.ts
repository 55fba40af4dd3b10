import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { findingsPage, pathOfFinding } from '../finding-path.rules.ts';

const texts = ['compliance-finding', 'record'] as const;

/** The findings in one list, and one of them whole. */
export const findingScreens: RouteObject[] = [
  {
    path: findingsPage,
    handle: { needs: 'user' },
    lazy: withTexts(texts, async () => (await import('./list/FindingListPage.tsx')).FindingListPage),
  },
  {
    path: pathOfFinding(':id'),
    handle: { needs: 'user', auditorsToo: true },
    lazy: withTexts(texts, async () => (await import('./page/FindingViewPage.tsx')).FindingViewPage),
  },
];
