import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/with-texts.ts';
import { profilePaths } from './shared/profile-paths.ts';

export const profileScreens: RouteObject[] = [
  {
    path: profilePaths.profile,
    handle: { needs: 'user' },
    lazy: withTexts(['profile'], async () => (await import('./ProfilePage.tsx')).ProfilePage),
  },
];
