import { sql, type SQL } from 'drizzle-orm';
import type { CallerType, DepartmentAccess } from '#platform/contract/access.ts';
import type { Page, Query } from '#platform/contract/endpoint.ts';
import { cappedPage } from '#platform/server/database/capped-page.ts';
import { one, type Statement, type TenantDb } from '#platform/server/database/database.ts';
import type { RetentionRule } from '#platform/server/jobs/scheduled-jobs.ts';
import { asksForFactor } from '#features/organisation/organisation/server/shared/organisation.queries.ts';
import { invitationMail } from './invitation-mail.content.ts';
import type { Invitation, InvitationStatus, listInvitations } from '../invitation.contract.ts';

/** The status at a moment: nobody waits for the round that writes down that the time is over. */
const statusAt = (now: string) =>
  `case when i.status = 'pending' and i.expires_at <= ${now} then 'expired' else i.status end`;
const statusNow = (db: TenantDb): SQL =>
  sql`case when i.status = 'pending' and i.expires_at <= ${db.now.toISOString()}::timestamptz then 'expired' else i.status end`;

const columns = (
  db: TenantDb,
): SQL => sql`i.id, i.version, i.email, i.type, i.access, ${statusNow(db)} as status,
  i.created_at, i.sent_at, i.sent_count, i.expires_at,
  (select p.first_name || ' ' || p.last_name from person p where p.org_id = i.org_id and p.id = i.created_by) as invited_by,
  coalesce((select json_agg(json_build_object('id', d.id, 'name', d.name) order by d.position, d.name, d.id)
    from invitation_department g join department d on d.org_id = g.org_id and d.id = g.department_id
    where g.org_id = i.org_id and g.invitation_id = i.id), '[]') as departments`;

export async function findInvitations(
  db: TenantDb,
  { limit, offset, status }: Query<typeof listInvitations>,
): Promise<Page<Invitation>> {
  const where = sql`i.org_id = ${db.org_id} and i.type <> 'Auditor' and ${status === undefined ? sql`true` : sql`${statusNow(db)} = ${status}`}`;
  return cappedPage(
    db,
    sql`from invitation i where ${where}`,
    sql`select ${columns(db)} from invitation i where ${where} order by i.created_at desc, i.id desc limit ${limit} offset ${offset}`,
  );
}

export async function findInvitation(db: TenantDb, id: string): Promise<Invitation | undefined> {
  const [row] = await db.query<Invitation>(
    sql`select ${columns(db)} from invitation i where i.org_id = ${db.org_id} and i.id = ${id} and i.type <> 'Auditor'`,
  );
  return row;
}

/** Locks an invitation until the end of the transaction. */
export const lockInvitation = (db: TenantDb, id: string): Promise<unknown> =>
  db.query(sql`select from invitation i where i.org_id = ${db.org_id} and i.id = ${id} for update`);

const members: Statement = {
  name: 'members_among',
  text: 'select email from person where org_id = $1 and email = any ($2::text[])',
};
/** Which of these addresses somebody has here already, deactivated people included. */
export const membersAmong = async (db: TenantDb, emails: readonly string[]): Promise<Set<string>> =>
  new Set((await db.ask<{ email: string }>(members, [db.org_id, emails])).map(({ email }) => email));

const seated: Statement = {
  name: 'seated_invitations_among',
  text: `select email from invitation where org_id = $1 and email = any ($2::text[]) and status = 'pending' and expires_at > $3 and type <> 'Auditor'`,
};
/** Which of these addresses have a seat by an open invitation. */
export const invitedAmong = async (db: TenantDb, emails: readonly string[]): Promise<Set<string>> =>
  new Set(
    (await db.ask<{ email: string }>(seated, [db.org_id, emails, db.now.toISOString()])).map(
      ({ email }) => email,
    ),
  );

const mails: Statement = {
  name: 'invitation_mails_of_a_day',
  text: `select count(*)::int as n from mail where org_id = $1 and kind = '${invitationMail.name}' and created_at > $2::timestamptz - interval '24 hours'`,
};
/** How many invitations were mailed in the last 24 hours, those sent again included. */
export const countMailsOfADay = async (db: TenantDb): Promise<number> =>
  one(await db.ask<{ n: number }>(mails, [db.org_id, db.now.toISOString()])).n;

/** An invitation as the holder of its link finds it. */
export interface InvitationOfLink {
  id: string;
  email: string;
  type: CallerType;
  access: DepartmentAccess;
  status: InvitationStatus;
  expires_at: string;
  access_ends_at: string | null;
  department_ids: string[];
  invited_by: string | null;
  organization_name: string;
  second_factor_required: boolean;
}

/** By the hash of the link's secret; $3 is the moment. */
const ofLink = `select i.id, i.email, i.type, i.access, ${statusAt('$3::timestamptz')} as status, i.expires_at, i.access_ends_at,
    o.name as organization_name, ${asksForFactor} as second_factor_required,
    (select p.first_name || ' ' || p.last_name from person p where p.org_id = i.org_id and p.id = i.created_by) as invited_by,
    array(select g.department_id::text from invitation_department g where g.org_id = i.org_id and g.invitation_id = i.id) as department_ids
  from invitation i join organisation o on o.org_id = i.org_id where i.org_id = $1 and i.token_hash = $2`;
export const invitationOfLink: Statement = { name: 'invitation_of_link', text: ofLink };
export const invitationOfLinkToChange: Statement = {
  name: 'invitation_of_link_to_change',
  text: `${ofLink} for update of i`,
};

/** Addresses of people who are no members are not kept for longer than somebody may ask about them. */
export const invitationRetention: RetentionRule = {
  name: 'sweep_invitations',
  text: `with gone as (delete from invitation i where i.org_id = $1
    and i.id in (select o.id from invitation o where o.org_id = $1 and o.status <> 'pending'
      and o.updated_at < now() - interval '90 days' limit $2) returning 1)
    select count(*)::int as n from gone`,
};
