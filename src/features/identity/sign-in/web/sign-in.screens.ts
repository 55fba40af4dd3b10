import type { RouteObject } from 'react-router';
import { HomePage } from './HomePage.tsx';
import { signInPaths } from './sign-in-paths.ts';
import { LoginPage } from './LoginPage.tsx';
import { LogoutPage } from './LogoutPage.tsx';
import { RegisterPage } from './RegisterPage.tsx';

const guestOnly = { guestOnly: true };

/** What can be seen without a session. These screens are small and come with the first file; they name no contract. */
export const guestScreens: RouteObject[] = [
  { path: signInPaths.home, handle: guestOnly, Component: HomePage },
  { path: signInPaths.homeRoute, handle: guestOnly, Component: HomePage },
  { path: signInPaths.login, handle: guestOnly, Component: LoginPage },
  { path: signInPaths.register, handle: guestOnly, Component: RegisterPage },
  { path: signInPaths.logout, handle: { needs: 'user' }, Component: LogoutPage },
];
