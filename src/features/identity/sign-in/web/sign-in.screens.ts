import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';
import { signInPaths } from './shared/sign-in-paths.ts';
import { LoginPage } from './LoginPage.tsx';
import { LogoutPage } from './LogoutPage.tsx';
import { ToPublicSite } from './ToPublicSite.tsx';

// What setting a password says is of no use to who signs in.
const texts = ['identity-password'] as const;
const guestOnly = { guestOnly: true };

/** What is outside of the app's frame. These screens are small and most come with the first file; they name no contract. */
export const signInScreens: RouteObject[] = [
  { path: signInPaths.home, handle: guestOnly, Component: ToPublicSite },
  { path: signInPaths.homeRoute, handle: guestOnly, Component: ToPublicSite },
  { path: '/privacypolicy', handle: { open: true }, Component: ToPublicSite },
  { path: '/schedule', handle: { open: true }, Component: ToPublicSite },
  { path: signInPaths.login, handle: guestOnly, Component: LoginPage },
  {
    path: signInPaths.resetPassword,
    // A link is followed by whoever is signed in as well.
    handle: { open: true },
    lazy: withTexts(texts, async () => (await import('./reset/ResetPasswordPage.tsx')).ResetPasswordPage),
  },
  { path: signInPaths.logout, handle: { needs: 'user', allowedDuring: true }, Component: LogoutPage },
  {
    path: signInPaths.secondFactor,
    // For whoever must as for whoever wants to.
    handle: { needs: 'user', allowedDuring: true },
    lazy: async () => ({ Component: (await import('./factor/SecondFactorPage.tsx')).SecondFactorPage }),
  },
  {
    path: signInPaths.setPassword,
    handle: { needs: 'user', does: 'set_password' },
    lazy: withTexts(texts, async () => (await import('./SetPasswordPage.tsx')).SetPasswordPage),
  },
];
