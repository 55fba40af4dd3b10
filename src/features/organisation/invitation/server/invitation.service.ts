import type { Secret } from '#platform/contract/shown-once/shown-once.contract.ts';
import { sql } from 'drizzle-orm';
import type { CallerType, DepartmentAccess } from '#platform/contract/access.ts';
import { isMailAddress, normalAddress } from '#platform/contract/plain-text/mail-address.ts';
import { notFound, wrongState } from '#platform/contract/refusal.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { hashOfSecret, newSecret } from '#platform/server/session/random-secret.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentsAmong } from '#features/organisation/department/server/shared/membership.service.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { invitationMail, type InvitationTold } from './invitation-mail.content.ts';
import {
  invitationsPerDay,
  type Invitation,
  type InvitationResult,
  type Invited,
} from '../invitation.contract.ts';
import { alreadyMember } from '../acceptance.contract.ts';
import { usualAccess } from '../invitation.rules.ts';
import {
  countMailsOfADay,
  findInvitation,
  invitedAmong,
  lockInvitation,
  membersAmong,
} from './invitation.queries.ts';
import { invitationDepartmentTable, invitationTable } from './invitation.table.ts';
import { expectSeats, takeTurnAtSeats, type SeatTurn } from './shared/seats.service.ts';
import { present } from '#platform/contract/values/present.ts';

/** A link works for so long. */
const hours = 72;
/** Mails with an invitation in 24 hours. */
const mailsPerDay = { flat: 50, corporate: 500 } as const;

/** Somebody to invite. */
export interface Wanted {
  email: string;
  type: CallerType;
  department_ids: string[];
  access: DepartmentAccess;
  /** Of an external auditor: until when the account is open. */
  access_ends_at?: string;
}

const wantedOf = (member: string | Invited): Wanted => {
  const {
    email,
    type = 'User',
    department_ids = [],
    access,
  } = typeof member === 'string' ? { email: member } : member;
  return {
    email: normalAddress(email),
    type,
    department_ids: [...new Set(department_ids)],
    access: access ?? usualAccess(type),
  };
};

/** Invites people, as many as there are seats and mails for, or nobody; answers each in its place. */
export async function invitePeople(
  call: Call,
  outbox: Outbox,
  members: readonly (string | Invited)[],
): Promise<InvitationResult[]> {
  const { db } = call;
  const wanted = members.map(wantedOf);
  const results = wanted.map(({ email }): InvitationResult => ({
    email,
    result: isMailAddress(email) ? 'invited' : 'invalid',
  }));
  await expectDepartments(db, wanted);
  // Of an address that stands there twice, the first counts.
  const valid = new Map(
    wanted
      .filter(({ email }) => isMailAddress(email))
      .map((one) => [one.email, one] as const)
      .toReversed(),
  );
  const turn = await takeTurnAtSeats(db);
  const emails = [...valid.keys()];
  const [already, seated] = await Promise.all([membersAmong(db, emails), invitedAmong(db, emails)]);
  const asked = [...valid.values()].filter(({ email }) => !already.has(email));
  if (asked.length === 0) return results;
  await expectMails(db, turn, asked.length);
  await expectSeats(db, turn, asked.filter(({ email }) => !seated.has(email)).length);
  const sent = await store(call, asked);
  await Promise.all(asked.map((one) => mailTo(call, outbox, turn, one.email, sent.secretOf(one.email))));
  record(db, call.by, {
    action: 'invitation.sent',
    objects: asked.map(({ email }) => ({ type: 'invitation', id: sent.idOf(email), ref: email })),
    changes: asked.map(({ email, type }) => ({
      field: 'type',
      old: null,
      new: type,
      object_id: sent.idOf(email),
    })),
  });
  return results;
}

/** Departments of a member that are none are said at its place. */
async function expectDepartments(db: TenantDb, wanted: readonly Wanted[]): Promise<void> {
  const ids = [...new Set(wanted.flatMap(({ department_ids }) => department_ids))];
  if (ids.length === 0) return;
  const known = await departmentsAmong(db, ids);
  const wrong = wanted.flatMap(({ department_ids }, at) =>
    department_ids.every((id) => known.has(id)) ? [] : [`members.${at}.department_ids`],
  );
  if (wrong.length > 0)
    refuse(departmentUnknown, {
      errors: Object.fromEntries(wrong.map((place) => [place, [departmentUnknown.code]])),
    });
}

export async function expectMails(db: TenantDb, { license }: SeatTurn, more: number): Promise<void> {
  const most = mailsPerDay[license];
  if ((await countMailsOfADay(db)) + more > most)
    refuse(invitationsPerDay, { values: { most: String(most) }, retryAfter: 3600 });
}

/** When a link mailed now expires: no later than what it opens. */
const until = (now: Date, access_ends_at = '9999') => {
  const usual = new Date(now.getTime() + hours * 3_600_000).toISOString();
  return usual < access_ends_at ? usual : access_ends_at;
};

/** Writes down who is invited, each with a secret of its own: anew, or in the place of an invitation that is open or has expired. */
export async function store({ db, actor }: Call, asked: readonly Wanted[]) {
  const now = db.now.toISOString();
  const secrets = new Map(asked.map(({ email }) => [email, newSecret()] as const));
  const secretOf = (email: string) => present(secrets.get(email));
  const stored = await db
    .insert(invitationTable)
    .values(
      asked.map(({ email, type, access, access_ends_at }) => ({
        email,
        type,
        access,
        id: newId(db.now),
        status: 'pending' as const,
        token_hash: hashOfSecret(secretOf(email)),
        sent_at: now,
        sent_count: 1,
        expires_at: until(db.now, access_ends_at),
        access_ends_at: access_ends_at ?? null,
        created_at: now,
        created_by: actor.id,
        updated_at: now,
        updated_by: actor.id,
      })),
    )
    .onConflictDoUpdate({
      target: [invitationTable.org_id, invitationTable.email],
      targetWhere: sql`status in ('pending', 'expired')`,
      set: {
        type: sql`excluded.type`,
        access: sql`excluded.access`,
        status: sql`excluded.status`,
        token_hash: sql`excluded.token_hash`,
        sent_at: sql`excluded.sent_at`,
        sent_count: sql`${invitationTable.sent_count} + 1`,
        expires_at: sql`excluded.expires_at`,
        access_ends_at: sql`excluded.access_ends_at`,
        version: sql`${invitationTable.version} + 1`,
        updated_at: sql`excluded.updated_at`,
        updated_by: sql`excluded.updated_by`,
      },
    })
    .returning({ id: invitationTable.id, email: invitationTable.email });
  const ids = new Map(stored.map(({ id, email }) => [email, id] as const));
  const idOf = (email: string) => present(ids.get(email));
  await db.query(
    sql`delete from invitation_department where org_id = ${db.org_id} and invitation_id = any (${sql.param([...ids.values()])}::uuid[])`,
  );
  const departments = asked.flatMap(({ email, department_ids }) =>
    department_ids.map((department_id) => ({ invitation_id: idOf(email), department_id })),
  );
  if (departments.length > 0) await db.insert(invitationDepartmentTable).values(departments);
  return { secretOf, idOf };
}

export const mailTo = (
  { db, actor }: Call,
  outbox: Outbox,
  { default_locale, timezone, slug }: SeatTurn,
  email: string,
  secret: Secret,
  audit?: InvitationTold['audit'],
): Promise<void> => {
  const expires_at = until(db.now, audit?.access_ends_at);
  return outbox.put(db, invitationMail, {
    to: { name: email, address: email, language: default_locale, timezone },
    data: { inviter: actor.name, slug, expires_at, ...(audit && { audit }) },
    secret: { text: secret, ends_at: expires_at },
  });
};

const readInvitation = async (db: TenantDb, id: string): Promise<Invitation> =>
  (await findInvitation(db, id)) ?? refuse(notFound);

/** An invitation that may be accepted or sent again, locked; refused where it is not there (404), changed meanwhile or closed (409). */
async function openOne(db: TenantDb, id: string, version: number): Promise<Invitation> {
  await lockInvitation(db, id);
  const before = await readInvitation(db, id);
  expectVersion(before, version);
  if (before.status !== 'pending' && before.status !== 'expired') refuse(wrongState, { data: before });
  return before;
}

/** Mails a new link in the place of the one before, by whoever asks for it. */
export async function resendInvitation(
  call: Call,
  outbox: Outbox,
  id: string,
  version: number,
): Promise<Invitation> {
  const { db, actor, by } = call;
  const turn = await takeTurnAtSeats(db);
  const before = await openOne(db, id, version);
  if ((await membersAmong(db, [before.email])).size > 0) refuse(alreadyMember);
  await expectMails(db, turn, 1);
  await expectSeats(db, turn, before.status === 'pending' ? 0 : 1);
  const secret = newSecret();
  const now = db.now.toISOString();
  await db.query(sql`update invitation i set status = 'pending', token_hash = ${hashOfSecret(secret)}, sent_at = ${now},
      sent_count = sent_count + 1, expires_at = ${until(db.now)}, version = version + 1, updated_at = ${now}, updated_by = ${actor.id}
    where i.org_id = ${db.org_id} and i.id = ${id}`);
  await mailTo(call, outbox, turn, before.email, secret);
  record(db, by, { action: 'invitation.sent_again', objects: objectOf(before) });
  return readInvitation(db, id);
}

/** Takes an invitation back. */
export async function revokeInvitation(
  { db, actor, by }: Call,
  id: string,
  version: number,
): Promise<Invitation> {
  const before = await openOne(db, id, version);
  await db.query(sql`update invitation i set status = 'revoked', version = version + 1,
      updated_at = ${db.now.toISOString()}, updated_by = ${actor.id}
    where i.org_id = ${db.org_id} and i.id = ${id}`);
  record(db, by, {
    action: 'invitation.revoked',
    objects: objectOf(before),
    changes: [{ field: 'status', old: before.status, new: 'revoked' }],
  });
  return readInvitation(db, id);
}

export const objectOf = ({ id, email }: Pick<Invitation, 'id' | 'email'>) => ({
  type: 'invitation',
  id,
  ref: email,
});
