import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { profilePaths } from './shared/profile-paths.ts';

export const profileScreens: RouteObject[] = [
  {
    path: profilePaths.profile,
    handle: { needs: 'user', auditorsToo: true },
    lazy: withTexts(
      ['workspace-profile', 'identity-absence', 'collaboration-notification'],
      async () => (await import('./ProfilePage.tsx')).ProfilePage,
    ),
  },
];
