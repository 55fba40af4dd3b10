import type { Statement, TenantDb } from '#platform/server/database/database.ts';
import { record } from '#platform/server/log/activity.ts';
import { objectOf } from './invitation.service.ts';

// Whoever works on one of them now is not disturbed: it is there the next time.
const expiring: Statement = {
  name: 'expire_invitations',
  text: `with over as (
      select i.id from invitation i where i.org_id = $1 and i.status = 'pending' and i.expires_at <= $2
      order by i.expires_at, i.id limit $3 for update skip locked
    )
    update invitation i set status = 'expired', version = i.version + 1, updated_at = $2, updated_by = null
    from over where i.org_id = $1 and i.id = over.id returning i.id, i.email`,
};

/** Writes down which invitations nobody accepted in their time: nobody does this, the clock does. */
export async function expireInvitations(db: TenantDb, limit: number): Promise<number> {
  const expired = await db.ask<{ id: string; email: string }>(expiring, [
    db.org_id,
    db.now.toISOString(),
    limit,
  ]);
  for (const one of expired)
    record(db, undefined, {
      action: 'invitation.expired',
      objects: objectOf(one),
      changes: [{ field: 'status', old: 'pending', new: 'expired' }],
    });
  return expired.length;
}
