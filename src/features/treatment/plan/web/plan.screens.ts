import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { planPaths } from './shared/plan-paths.ts';

const texts = ['treatment-plan', 'risk', 'record'] as const;

/** The plans in one list, one of them whole, and the form that makes or edits one. */
export const planScreens: RouteObject[] = [
  {
    path: planPaths.list,
    handle: { needs: 'user' },
    lazy: withTexts(texts, async () => (await import('./list/PlanListPage.tsx')).PlanListPage),
  },
  {
    path: planPaths.view,
    handle: { needs: 'user' },
    lazy: withTexts(texts, async () => (await import('./page/PlanViewPage.tsx')).PlanViewPage),
  },
  {
    path: planPaths.edit,
    handle: { needs: 'user' },
    lazy: withTexts(texts, async () => (await import('./edit/PlanEditPage.tsx')).PlanEditPage),
  },
];
