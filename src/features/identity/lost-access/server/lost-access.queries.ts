import { and, eq } from 'drizzle-orm';
import { ours, type Statement, type TenantDb } from '#platform/server/database/database.ts';
import type { Recipient } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { ssoIdentityTable } from '#features/identity/single-sign-on/server/single-sign-on.table.ts';

/** Somebody who lost what they sign in by, as a mail finds them. */
export interface Locked extends Recipient {
  second_factor_at: string | null;
}
const personToChange: Statement = {
  name: 'person_without_access',
  text: `select first_name || ' ' || last_name as name, email as address, locale as language, timezone, second_factor_at
    from person where org_id = $1 and id = $2 for update`,
};
/** Locked: of two Admins at the same moment, the second finds it gone. */
export const findToChange = async (db: TenantDb, id: string): Promise<Locked | undefined> =>
  (await db.ask<Locked>(personToChange, [db.org_id, id]))[0];

/** Undoes every link of a person; answers whose accounts these were. */
export const dropLinks = (db: TenantDb, id: string): Promise<{ issuer: string }[]> =>
  db
    .delete(ssoIdentityTable)
    .where(and(ours(db, ssoIdentityTable), eq(ssoIdentityTable.person_id, id)))
    .returning({ issuer: ssoIdentityTable.issuer });
