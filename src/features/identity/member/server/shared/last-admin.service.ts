import type { Statement, TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { lastAdmin } from '../../member.contract.ts';

// Of two who step down at the same moment, the second sees the first: all wait in the same order.
const admins: Statement = {
  name: 'admins_to_change',
  text: `select id from person where org_id = $1 and type = 'Admin' and status = 'active' order by id for update`,
};

/** Refuses (422, `last_admin`) where nobody but this person is an active Admin. Asked before any person's row is locked; the Admins
 *  stay locked until the transaction ends. */
export async function expectAnotherAdmin(db: TenantDb, personId: string): Promise<void> {
  const found = await db.ask<{ id: string }>(admins, [db.org_id]);
  const isAdmin = found.some(({ id }) => id === personId);
  if (isAdmin && found.length === 1) refuse(lastAdmin);
}
