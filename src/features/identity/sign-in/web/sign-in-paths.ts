import { signInPath } from './shared/sign-in-path.ts';
import { signOutPath } from './shared/sign-out-path.ts';

export const signInPaths = {
  home: '/home',
  login: signInPath,
  register: '/register',
  logout: signOutPath,
  setPassword: '/setpassword',
  homeRoute: '/homeroute',
} as const;

/** What the app asks before it draws anything, as plain text: a contract brings its schemas along. first-screens.test.ts holds
 *  it to the contract. */
export const sessionCheck = '/api/auth/access-token';
