import type { RouteObject } from 'react-router';
import { signInPaths } from './sign-in-paths.ts';
import { LoginPage } from './LoginPage.tsx';
import { LogoutPage } from './LogoutPage.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { ToPublicSite } from './ToPublicSite.tsx';

const guestOnly = { guestOnly: true };

/** What can be seen without a session. These screens are small and come with the first file; they name no contract. */
export const guestScreens: RouteObject[] = [
  { path: signInPaths.home, handle: guestOnly, Component: ToPublicSite },
  { path: signInPaths.homeRoute, handle: guestOnly, Component: ToPublicSite },
  { path: '/privacypolicy', handle: { open: true }, Component: ToPublicSite },
  { path: '/schedule', handle: { open: true }, Component: ToPublicSite },
  { path: signInPaths.login, handle: guestOnly, Component: LoginPage },
  { path: signInPaths.register, handle: guestOnly, Component: RegisterPage },
  { path: signInPaths.logout, handle: { needs: 'user' }, Component: LogoutPage },
];
