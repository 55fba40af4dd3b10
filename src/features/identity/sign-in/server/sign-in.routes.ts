import { serve, serveWithoutTransaction } from '#platform/server/http/serve.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import type { AccessTokens } from '#platform/server/session/access-token.ts';
import type { OrganisationCookie } from '#features/organisation/look-up/server/shared/organisation-cookie.service.ts';
import * as contract from '../sign-in.contract.ts';
import { signIn } from './sign-in.service.ts';
import { signOut } from './sign-out.service.ts';

export const signInRoutes = (tokens: AccessTokens, throttle: Throttle, known: OrganisationCookie) => [
  serveWithoutTransaction(contract.signIn, signIn(tokens, throttle, known)),
  serve(contract.signOut, signOut),
];
