import { Plus } from 'lucide-react';
import type { RouteObject } from 'react-router';
import type { ScreenAction } from '#platform/web/screen/screen-action.ts';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import type { MaturityFramework } from '#features/maturity/framework/framework-content.contract.ts';
import { maturityPaths, ownMaturityPaths } from '#features/maturity/framework/web/shared/maturity-paths.ts';

// Not the contract's own list: it would bring the contract's schemas into what is loaded before any screen.
const frameworks = Object.keys(maturityPaths) as MaturityFramework[];

const list = withTexts(
  ['maturity', 'record'],
  async () => (await import('./list/AssessmentListPage.tsx')).AssessmentListPage,
);
const add = withTexts(
  ['maturity', 'record'],
  async () => (await import('./add/AssessmentAddPage.tsx')).AssessmentAddPage,
);

/** The list of each framework, and the form that begins an assessment by it. */
export const assessmentScreens: RouteObject[] = [
  ...frameworks.flatMap((framework) => [
    { path: maturityPaths[framework].list, handle: { needs: 'user' }, lazy: list },
    {
      path: maturityPaths[framework].add,
      handle: {
        needs: 'staff',
        action: { title: `maturity:add.title.${framework}`, icon: Plus } satisfies ScreenAction,
      },
      lazy: add,
    },
  ]),
  { path: ownMaturityPaths.list, handle: { needs: 'user' }, lazy: list },
  { path: ownMaturityPaths.add, handle: { needs: 'staff' }, lazy: add },
];
