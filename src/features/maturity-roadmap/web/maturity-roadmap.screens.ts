import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/with-texts.ts';
import { assessmentPaths } from '#features/maturity/web/shared/maturity-paths.ts';

const texts = ['maturity', 'maturity-roadmap'];

export const maturityRoadmapScreens: RouteObject[] = [
  {
    path: assessmentPaths.roadmap,
    handle: { needs: 'user', contained: true },
    lazy: withTexts(texts, async () => (await import('./roadmap/RoadmapPage.tsx')).RoadmapPage),
  },
  {
    path: assessmentPaths.compare,
    handle: { needs: 'user', contained: true },
    lazy: withTexts(texts, async () => (await import('./compare/ComparisonPage.tsx')).ComparisonPage),
  },
];
