import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { pathOfSoa } from '../soa-path.rules.ts';

/** The Statement of Applicability of an assessment. */
export const soaScreens: RouteObject[] = [
  {
    path: pathOfSoa(':id'),
    handle: { needs: 'user', auditorsToo: true },
    lazy: withTexts(
      ['compliance-soa', 'compliance-assessment', 'compliance-control-assessment', 'maturity'],
      async () => (await import('./SoaViewPage.tsx')).SoaViewPage,
    ),
  },
];
