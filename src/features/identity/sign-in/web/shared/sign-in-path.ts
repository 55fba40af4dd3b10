/** Where people sign in; `?org=` names the organisation. */
export const signInPath = '/login';

/** What a link to the sign-in may bring along, beside the address: whose account it is about. */
export interface SignInState {
  email?: string;
}
