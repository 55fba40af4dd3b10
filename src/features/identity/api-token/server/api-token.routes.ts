import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../api-token.contract.ts';
import { findTokens, makeToken, revokeToken, type ApiTokenNeeds } from './api-token.service.ts';

export const apiTokenRoutes = (needs: ApiTokenNeeds) => [
  serve(contract.listApiTokens, ({ db, actor }) => findTokens(db, actor.id)),
  serve(contract.makeApiToken, (call) => makeToken(call, call.body, needs)),
  serve(contract.revokeApiToken, (call) => revokeToken(call, call.params.id)),
];
