import { sql, type SQL } from 'drizzle-orm';
import type { Statement, TenantDb } from '#platform/server/database/database.ts';
import type { NoticedRecords } from '#features/collaboration/notification/server/shared/noticed-record.queries.ts';
import type { WorkSource } from '#features/workspace/work/server/shared/work-source.queries.ts';
import type { AccountRequest, RequestKind } from '../../account-request.contract.ts';

/** A request as it is stored. */
export interface StoredRequest extends AccountRequest {
  person_id: string;
  issuer: string | null;
  subject: string | null;
}

const columns = `id, version, kind, case when declined_at is null then 'waiting' else 'declined' end as state, email, asked_by,
  created_at as asked_at, person_id, issuer, subject`;
export const requestsOf: Statement = {
  name: 'account_requests_of',
  text: `select ${columns} from account_request where org_id = $1 and person_id = $2 order by kind`,
};
export const requestToDecide: Statement = {
  name: 'account_request_to_decide',
  text: `select ${columns} from account_request where org_id = $1 and id = $2 for update`,
};
export const requestBefore: Statement = {
  name: 'account_request_before',
  text: `select ${columns} from account_request where org_id = $1 and person_id = $2 and kind = $3 for update`,
};
/** In the place of another one of its kind. */
export const putRequest: Statement = {
  name: 'put_account_request',
  text: `insert into account_request as r (org_id, id, person_id, kind, email, issuer, subject, asked_by, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
    on conflict (org_id, person_id, kind) do update set email = excluded.email, issuer = excluded.issuer, subject = excluded.subject,
      asked_by = excluded.asked_by, declined_at = null, created_at = excluded.created_at, updated_at = excluded.updated_at, updated_by = null,
      version = r.version + 1
    returning id`,
};
const drop: Statement = {
  name: 'drop_account_request',
  text: 'delete from account_request where org_id = $1 and person_id = $2 and kind = $3 returning id',
};
export const decline: Statement = {
  name: 'decline_account_request',
  text: `update account_request set declined_at = $3, version = version + 1, updated_at = $3, updated_by = $4 where org_id = $1 and id = $2
    returning ${columns}`,
};

/** There is nothing to decide any more: it was carried out, or taken back. Answers whether there was. */
export const dropRequest = async (db: TenantDb, person: string, kind: RequestKind): Promise<boolean> =>
  (await db.ask(drop, [db.org_id, person, kind])).length > 0;

/** Where an Admin decides: the person, among all. An address may have a plus in it. */
const link: SQL = sql`'/apps/settings/management?tab=people&q=' || replace(p.email, '+', '%2B')`;
export const linkOf = (email: string): string =>
  `/apps/settings/management?tab=people&q=${encodeURIComponent(email)}`;

/** Waits for any Admin, as they alone decide it. */
export const accountRequestsToDecide: WorkSource = {
  kind: 'account_request',
  group: 'decide',
  waiting: (
    db,
    actor,
  ) => sql`select r.id, p.first_name || ' ' || p.last_name as ref, r.email as title, ${link} as link,
      null::date as due_on, null::uuid as person_id
    from account_request r join person p on p.org_id = r.org_id and p.id = r.person_id
    where r.org_id = ${db.org_id} and r.declined_at is null and ${actor.type === 'Admin'}`,
};

/** An Admin is told of it while it waits. */
export const noticedAccountRequests: NoticedRecords = {
  type: 'account_request',
  select: (db, { isAdmin }, id) =>
    sql`select r.id from account_request r where r.org_id = ${db.org_id} and r.id = ${id} and r.declined_at is null and ${isAdmin}`,
};
