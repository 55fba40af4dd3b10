import { secondFactorPath } from './second-factor-path.ts';
import { signOutPath } from './sign-out-path.ts';

export const signInPaths = {
  home: '/home',
  login: '/login',
  register: '/register',
  resetPassword: '/resetpassword',
  logout: signOutPath,
  setPassword: '/setpassword',
  secondFactor: secondFactorPath,
  homeRoute: '/homeroute',
} as const;

/** What the app asks before it draws anything, as plain text: a contract brings its schemas along. first-screens.test.ts holds
 *  it to the contract. */
export const sessionCheck = '/api/auth/access-token';

/** What a link to the sign-in may bring along, beside the address: whose account it is about. */
export interface SignInState {
  email?: string;
}
