import { serve, serveWithoutTransaction } from '#platform/server/http/serve.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import * as acceptance from '../acceptance.contract.ts';
import * as contract from '../invitation.contract.ts';
import { acceptInvitation, readInvitation } from './acceptance.service.ts';
import { findInvitations } from './invitation.queries.ts';
import type { AuditorsJoining } from './shared/auditor-invitation.service.ts';
import { invitePeople, resendInvitation, revokeInvitation } from './invitation.service.ts';

export const invitationRoutes = (outbox: Outbox, auditors: AuditorsJoining) => [
  serve(contract.invitePeople, (call) => invitePeople(call, outbox, call.body.members)),
  serve(contract.listInvitations, ({ db, query }) => findInvitations(db, query)),
  serve(contract.resendInvitation, (call) =>
    resendInvitation(call, outbox, call.params.id, call.body.version),
  ),
  serve(contract.revokeInvitation, (call) => revokeInvitation(call, call.params.id, call.body.version)),
  serveWithoutTransaction(acceptance.readInvitation, readInvitation),
  serveWithoutTransaction(acceptance.acceptInvitation, acceptInvitation(auditors)),
];
