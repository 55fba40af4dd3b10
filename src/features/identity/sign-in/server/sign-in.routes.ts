import { serve, serveWithoutTransaction } from '#platform/server/http/serve.ts';
import * as contract from '../sign-in.contract.ts';
import { signInWithCode } from './sign-in-challenge.service.ts';
import { askWhoIsThere, signInWithPasskey } from './sign-in-passkey.service.ts';
import type { SignInNeeds } from './sign-in-session.service.ts';
import { signIn } from './sign-in.service.ts';
import { signOut } from './sign-out.service.ts';

export const signInRoutes = (needs: SignInNeeds) => [
  serveWithoutTransaction(contract.signIn, signIn(needs)),
  serveWithoutTransaction(contract.signInWithCode, signInWithCode(needs)),
  serveWithoutTransaction(contract.beginPasskeySignIn, askWhoIsThere(needs)),
  serveWithoutTransaction(contract.signInWithPasskey, signInWithPasskey(needs)),
  serve(contract.signOut, signOut),
];
