import { Plus } from 'lucide-react';
import type { RouteObject } from 'react-router';
import type { ScreenAction } from '#platform/web/screen/screen-action.ts';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { controlPaths } from '#features/treatment/control/web/shared/control-paths.ts';

export const controlScreens: RouteObject[] = [
  {
    path: controlPaths.list,
    handle: { needs: 'user' },
    lazy: withTexts(
      ['treatment-control', 'record'],
      async () => (await import('./list/ControlListPage.tsx')).ControlListPage,
    ),
  },
  {
    path: controlPaths.view,
    handle: { needs: 'user' },
    lazy: withTexts(
      ['treatment-control', 'treatment-plan', 'risk', 'record'],
      async () => (await import('./page/ControlViewPage.tsx')).ControlViewPage,
    ),
  },
  {
    path: controlPaths.edit,
    handle: {
      needs: 'user',
      action: { title: 'treatment-control:list.add', icon: Plus } satisfies ScreenAction,
    },
    lazy: withTexts(
      ['treatment-control', 'risk', 'record'],
      async () => (await import('./edit/ControlEditPage.tsx')).ControlEditPage,
    ),
  },
];
