import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../account-request.contract.ts';
import { confirmRequest, declineRequest, findRequests } from './account-request.service.ts';
import type { AskedChanges } from './shared/account-request.service.ts';

/** What outside asks of an Admin's account, and the Admins decide. */
export const accountRequestRoutes = (changes: AskedChanges) => [
  serve(contract.listAccountRequests, ({ db, params }) => findRequests(db, params.id)),
  serve(contract.confirmAccountRequest, (call) =>
    confirmRequest(call, changes, call.params.id, call.body.version),
  ),
  serve(contract.declineAccountRequest, (call) => declineRequest(call, call.params.id, call.body.version)),
];
