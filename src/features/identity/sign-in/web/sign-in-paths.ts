import { signOutPath } from './shared/sign-out-path.ts';

export const signInPaths = {
  home: '/home',
  login: '/login',
  register: '/register',
  logout: signOutPath,
  homeRoute: '/homeroute',
} as const;
