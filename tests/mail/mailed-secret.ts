import { sql } from 'drizzle-orm';
import { sealing } from '#platform/server/session/seal.ts';
import { aboutMail } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { secret, sharedServer } from '#tests/world/world.ts';

export const mailSeals = sealing(secret, 'mails');

/** What mails of a kind let their readers do (`secret.address` of a link that sets a password), the latest first; empty where it is
 *  forgotten. */
export async function mailedSecrets(orgId: string, kind: string, address?: string): Promise<string[]> {
  const { database } = await sharedServer();
  const rows = await database.inOrganisation(orgId, { readOnly: true }, (db) =>
    db.query<{ id: string; token: string | null; to_address: string }>(
      sql`select id, token, to_address from mail where org_id = ${orgId} and kind = ${kind} order by created_at desc, id desc`,
    ),
  );
  return rows
    .filter(({ to_address }) => address === undefined || to_address === address)
    .map(({ id, token }) => (token === null ? '' : (mailSeals.open(token, aboutMail(orgId, id)) ?? '')));
}
