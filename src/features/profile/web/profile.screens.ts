import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/with-texts.ts';
import { readOwnData } from '#features/identity/identity.contract.ts';
import { profilePaths } from './shared/profile-paths.ts';

export const profileScreens: RouteObject[] = [
  {
    path: profilePaths.profile,
    handle: { needs: readOwnData },
    lazy: withTexts(['profile'], async () => (await import('./ProfilePage.tsx')).ProfilePage),
  },
];
