import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { assessmentPaths } from '#features/maturity/framework/web/shared/maturity-paths.ts';

const texts = ['maturity', 'maturity-roadmap', 'risk'] as const;

export const maturityRoadmapScreens: RouteObject[] = [
  {
    path: assessmentPaths.roadmap,
    handle: { needs: 'user' },
    lazy: withTexts(texts, async () => (await import('./RoadmapPage.tsx')).RoadmapPage),
  },
];
