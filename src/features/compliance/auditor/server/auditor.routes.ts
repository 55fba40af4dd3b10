import { serve, serveWithoutTransaction, type Served } from '#platform/server/http/serve.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import * as audit from '../audit.contract.ts';
import * as contract from '../auditor.contract.ts';
import * as room from './audit.service.ts';
import { findAllAuditors } from './auditor.queries.ts';
import * as service from './auditor.service.ts';

export const auditorRoutes = ({ outbox, isScanned }: { outbox: Outbox; isScanned: boolean }): Served[] => [
  serve(contract.listAllAuditors, ({ db, query }) => findAllAuditors(db, query)),
  serve(contract.listAuditors, (call) => service.listAuditors(call, call.params.id)),
  serve(contract.inviteAuditor, (call) => service.inviteAuditor(call, outbox, call.params.id, call.body)),
  serve(contract.changeAuditor, (call) => service.changeAuditor(call, call.params.id, call.body)),
  serve(contract.endAuditor, (call) => service.endAuditor(call, call.params.id, call.body)),
  serve(audit.readAudit, room.readAudit),
  serve(audit.listAuditedEvidence, (call) => room.listAuditedEvidence(call, call.params.id)),
  serveWithoutTransaction(audit.downloadAuditedFile, room.downloadAuditedFile({ isScanned })),
  serve(audit.requestEvidence, (call) => room.requestEvidence(call, call.params.id, call.body)),
  serve(audit.listOwnRequests, (call) => room.listOwnRequests(call, call.query)),
];
