import { serve, serveWithoutTransaction } from '#platform/server/http/serve.ts';
import * as contract from '../sign-in.contract.ts';
import { signIn, type SignInNeeds } from './sign-in.service.ts';
import { signOut } from './sign-out.service.ts';

export const signInRoutes = (needs: SignInNeeds) => [
  serveWithoutTransaction(contract.signIn, signIn(needs)),
  serve(contract.signOut, signOut),
];
