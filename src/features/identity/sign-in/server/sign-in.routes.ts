import { serve, serveAlone } from '#platform/server/http/serve.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import type { AccessTokens } from '#platform/server/session/access-token.ts';
import type { KnownOrganisations } from '#features/organisation/look-up/server/shared/known-organisations.service.ts';
import * as contract from '../sign-in.contract.ts';
import { signIn } from './sign-in.service.ts';
import { signOut } from './sign-out.service.ts';

export const signInRoutes = (tokens: AccessTokens, throttle: Throttle, known: KnownOrganisations) => [
  serveAlone(contract.signIn, signIn(tokens, throttle, known)),
  serve(contract.signOut, signOut),
];
