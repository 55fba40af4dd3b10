import type { Statement } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { objectOf } from '../invitation.service.ts';

const endThese: Statement = {
  name: 'end_invitations_to',
  text: `update invitation set status = 'revoked', version = version + 1, updated_at = $3, updated_by = $4
    where org_id = $1 and email = any ($2::text[]) and status in ('pending', 'expired') and type <> 'Auditor' returning id, email`,
};

/** Takes back what was mailed to these addresses: somebody came in under one of them by another way, or goes by another one now. Whoever
 *  reads that mailbox would come in by it, as what an Admin wanted somebody else to be. */
export async function endInvitationsTo(
  { db, by }: Pick<Call, 'db' | 'by'>,
  emails: readonly string[],
): Promise<void> {
  const values = [db.org_id, emails, db.now.toISOString(), by.id];
  for (const ended of await db.ask<{ id: string; email: string }>(endThese, values))
    record(db, by, {
      action: 'invitation.revoked',
      objects: objectOf(ended),
      changes: [{ field: 'status', old: 'pending', new: 'revoked' }],
    });
}
