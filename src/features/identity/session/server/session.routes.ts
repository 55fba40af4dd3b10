import { serve, serveWithoutTransaction } from '#platform/server/http/serve.ts';
import type { AccessTokens } from '#platform/server/session/access-token.ts';
import { renewToken } from '../session-token.contract.ts';
import * as contract from '../session.contract.ts';
import { endOtherSessions, endSession, findSessions } from './session.service.ts';
import { renewToken as renew } from './session-token.service.ts';

export const sessionTokenRoutes = (tokens: AccessTokens) => [
  serveWithoutTransaction(renewToken, renew(tokens)),
];

export const sessionRoutes = [
  serve(contract.listSessions, ({ db, actor }) => findSessions(db, actor)),
  serve(contract.endSession, (call) => endSession(call, call.params.id)),
  serve(contract.endOtherSessions, endOtherSessions),
];
