import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { signInPaths } from '#features/identity/sign-in/web/shared/sign-in-paths.ts';

export const registrationScreens: RouteObject[] = [
  {
    path: signInPaths.register,
    handle: { guestOnly: true },
    lazy: withTexts(
      ['organisation-registration'],
      async () => (await import('./RegisterPage.tsx')).RegisterPage,
    ),
  },
];
