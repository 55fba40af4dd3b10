import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { pathOfUpgrade } from '#features/compliance/standard/standard-path.rules.ts';

/** How two versions of a standard differ, and what an upgrade makes of open assessments. */
export const standardUpgradeScreens: RouteObject[] = [
  {
    path: pathOfUpgrade(':key'),
    handle: { needs: 'user' },
    lazy: withTexts(
      [
        'compliance-standard-upgrade',
        'compliance-standard',
        'compliance-assessment',
        'compliance-control-assessment',
        'maturity',
      ],
      async () => (await import('./UpgradePage.tsx')).UpgradePage,
    ),
  },
];
