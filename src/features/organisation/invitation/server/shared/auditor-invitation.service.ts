import type { Statement, TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { createPerson, type NewPerson } from '#features/identity/person/server/shared/person.service.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { alreadyMember } from '../../acceptance.contract.ts';
import { expectMails, mailTo, store } from '../invitation.service.ts';
import { takeTurnAtSeats } from './seats.service.ts';

/** Who keeps which auditor is of which assessment: told when one has joined. */
export interface AuditorsJoining {
  joined(db: TenantDb, email: string, person: string): Promise<void>;
}

// A member, an auditor whose time is not over, or somebody whom an Admin has asked to become a member.
const account: Statement = {
  name: 'account_in_the_way',
  text: `select from person p where p.org_id = $1 and p.email = $2
      and not (p.type = 'Auditor' and (p.status = 'deactivated' or p.access_ends_at <= $3))`,
};
const asked: Statement = {
  name: 'asked_to_be_member',
  text: `select from invitation where org_id = $1 and email = $2 and type <> 'Auditor' and status = 'pending' and expires_at > $3`,
};

/** Refuses (422) an address whose account is open already. */
export async function expectNoAccount(db: TenantDb, email: string): Promise<void> {
  if ((await db.ask(account, [db.org_id, email, db.now.toISOString()])).length > 0) refuse(alreadyMember);
}

/** Mails an external auditor the link to an account that is open until a moment: no member, and without a seat. Refuses (422) an address
 *  that has an account, or is about to. */
export async function inviteAuditor(
  call: Call,
  outbox: Outbox,
  { email, access_ends_at, assessment }: { email: string; access_ends_at: string; assessment: string },
): Promise<void> {
  const { db } = call;
  const turn = await takeTurnAtSeats(db);
  await expectNoAccount(db, email);
  if ((await db.ask(asked, [db.org_id, email, db.now.toISOString()])).length > 0) refuse(alreadyMember);
  await expectMails(db, turn, 1);
  const wanted = { email, type: 'Auditor' as const, department_ids: [], access: 'viewer' as const };
  const sent = await store(call, [{ ...wanted, access_ends_at }]);
  await mailTo(call, outbox, turn, email, sent.secretOf(email), { assessment, access_ends_at });
}

const changeEnd: Statement = {
  name: 'change_end_of_invited_auditor',
  text: `update invitation set access_ends_at = $3, expires_at = least(expires_at, $3), version = version + 1, updated_at = $4
    where org_id = $1 and email = $2 and type = 'Auditor' and status = 'pending'`,
};
const revoke: Statement = {
  name: 'revoke_invited_auditor',
  text: `update invitation set status = 'revoked', version = version + 1, updated_at = $3
    where org_id = $1 and email = $2 and type = 'Auditor' and status in ('pending', 'expired')`,
};
/** Of an invitation that was not accepted yet: another end of the account it leads to. */
export const changeInvitedAuditor = (db: TenantDb, email: string, access_ends_at: string): Promise<unknown> =>
  db.ask(changeEnd, [db.org_id, email, access_ends_at, db.now.toISOString()]);
export const revokeInvitedAuditor = (db: TenantDb, email: string): Promise<unknown> =>
  db.ask(revoke, [db.org_id, email, db.now.toISOString()]);

const reopen: Statement = {
  name: 'open_auditor_again',
  text: `update person set status = 'external', access_ends_at = $3, first_name = $4, last_name = $5, locale = $6, password_hash = $7,
      must_change_password = false, password_ends_at = null, version = version + 1, updated_at = $8, updated_by = id
    where org_id = $1 and email = $2 and type = 'Auditor' returning id`,
};

/** Opens the account of an auditor who has followed the link: a new one, or the one that they had before, with its second factor. */
export async function openAuditor(
  call: Pick<Call, 'db' | 'by'>,
  details: Pick<NewPerson, 'email' | 'first_name' | 'last_name' | 'password_hash'> & {
    locale: NonNullable<NewPerson['locale']>;
  },
  access_ends_at: string,
): Promise<string> {
  const { db, by } = call;
  const { email, first_name, last_name, locale, password_hash } = details;
  const values = [email, access_ends_at, first_name, last_name, locale, password_hash, db.now.toISOString()];
  const [known] = await db.ask<{ id: string }>(reopen, [db.org_id, ...values]);
  if (known === undefined)
    return createPerson(call, { ...details, type: 'Auditor', external: { access_ends_at } });
  record(db, by, {
    action: 'person.reactivated',
    objects: { type: 'person', id: known.id },
    note: 'Auditor',
  });
  return known.id;
}
