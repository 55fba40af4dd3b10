import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { Outbox, Recipient } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { leftBehindMail } from './left-behind-mail.content.ts';
import { adminsToTell } from './provisioning.queries.ts';

export interface LeftBehindNeeds {
  /** How many open things name somebody, of every feature. */
  countHeld(db: TenantDb, person: string): Promise<number>;
  outbox: Outbox;
}

/** Mails every Admin of somebody whom the directory has deactivated while open things name them: nothing open may stay without a person
 *  who can work on it. A directory is asked no questions, so they are asked. */
export async function tellAdmins(
  { db, by, needs: { countHeld, outbox } }: Pick<Call, 'db' | 'by'> & { needs: LeftBehindNeeds },
  { id, name }: { id: string; name: string },
): Promise<void> {
  const count = await countHeld(db, id);
  if (count === 0) return;
  const data = { name, directory: by.name, count, at: db.now.toISOString() };
  for (const to of await db.ask<Recipient>(adminsToTell, [db.org_id, id]))
    await outbox.put(db, leftBehindMail, { to, data });
}
