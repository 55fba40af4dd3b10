import type { RouteObject } from 'react-router';
import { HomePage } from './HomePage.tsx';
import { identityPaths } from './identity-paths.ts';
import { LoginPage } from './LoginPage.tsx';
import { LogoutPage } from './LogoutPage.tsx';
import { RegisterPage } from './RegisterPage.tsx';

const guestOnly = { guestOnly: true };

/** What can be seen without a session. These screens are small and come with the first file; they name no contract. */
export const guestScreens: RouteObject[] = [
  { path: identityPaths.home, handle: guestOnly, Component: HomePage },
  { path: identityPaths.homeRoute, handle: guestOnly, Component: HomePage },
  { path: identityPaths.login, handle: guestOnly, Component: LoginPage },
  { path: identityPaths.register, handle: guestOnly, Component: RegisterPage },
  { path: identityPaths.logout, handle: { open: true }, Component: LogoutPage },
];
