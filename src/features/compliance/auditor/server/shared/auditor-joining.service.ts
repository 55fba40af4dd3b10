import type { AuditorsJoining } from '#features/organisation/invitation/server/shared/auditor-invitation.service.ts';
import { joinAudit } from '../auditor.queries.ts';

/** An auditor who has followed the link is let in to what their address was asked to. */
export const auditorsJoining: AuditorsJoining = {
  joined: async (db, email, person) => void (await joinAudit(db, email, person)),
};
