import { sql, type SQL } from 'drizzle-orm';
import type { Page, Query } from '#platform/contract/endpoint.ts';
import { cappedPage } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { Auditor, listAllAuditors } from '../auditor.contract.ts';

/** An auditor as the database has them. */
export interface StoredAuditor extends Auditor {
  assessment_id: string;
  person_id: string | null;
}

const columns = (db: TenantDb): SQL => {
  const now = sql`${db.now.toISOString()}::timestamptz`;
  return sql`x.id, x.version, x.email, x.assessment_id, x.person_id, x.ends_on, p.first_name || ' ' || p.last_name as name, p.last_login_at,
    (select w.first_name || ' ' || w.last_name from person w where w.org_id = x.org_id and w.id = x.created_by) as invited_by,
    case when x.ended_at is not null then 'ended' when x.access_ends_at <= ${now} then 'over' when x.person_id is not null then 'active'
      when exists (select from invitation i where i.org_id = x.org_id and i.email = x.email and i.type = 'Auditor'
        and i.status = 'pending' and i.expires_at > ${now}) then 'invited' else 'lapsed' end as state`;
};
const auditors = sql.raw(
  'compliance_auditor x left join person p on p.org_id = x.org_id and p.id = x.person_id',
);

export const auditorsOf = (db: TenantDb, assessment: string): Promise<StoredAuditor[]> =>
  db.query(sql`select ${columns(db)} from ${auditors}
    where x.org_id = ${db.org_id} and x.assessment_id = ${assessment} order by x.created_at desc, x.id desc limit 200`);

/** One of them, locked if it is to be changed. */
export async function findAuditor(
  db: TenantDb,
  id: string,
  { toChange = false } = {},
): Promise<StoredAuditor | undefined> {
  const [, [row]] = await Promise.all([
    toChange &&
      db.query(
        sql`select from compliance_auditor x where x.org_id = ${db.org_id} and x.id = ${id} for update`,
      ),
    db.query<StoredAuditor>(
      sql`select ${columns(db)} from ${auditors} where x.org_id = ${db.org_id} and x.id = ${id}`,
    ),
  ]);
  return row;
}

type Listed = Auditor & {
  assessment: { id: string; ref: string; name: string; standard: StandardKey };
};
export function findAllAuditors(
  db: TenantDb,
  { limit, offset }: Query<typeof listAllAuditors>,
): Promise<Page<Listed>> {
  const where = sql`x.org_id = ${db.org_id}`;
  return cappedPage(
    db,
    sql`from compliance_auditor x where ${where}`,
    sql`select ${columns(db)}, json_build_object('id', a.id, 'ref', a.ref, 'name', a.name, 'standard', a.standard) as assessment
      from ${auditors} join compliance_assessment a on a.org_id = x.org_id and a.id = x.assessment_id
      where ${where} order by x.created_at desc, x.id desc limit ${limit} offset ${offset}`,
  );
}

/** The one open row of an address; locked, so that two who invite it at once see each other. */
export async function openAuditorOf(
  db: TenantDb,
  email: string,
): Promise<{ id: string; assessment_id: string; is_over: boolean } | undefined> {
  const [row] = await db.query<{ id: string; assessment_id: string; is_over: boolean }>(
    sql`select x.id, x.assessment_id, x.access_ends_at <= ${db.now.toISOString()}::timestamptz as is_over from compliance_auditor x
      where x.org_id = ${db.org_id} and x.email = ${email} and x.ended_at is null for update`,
  );
  return row;
}

export async function countOpen(db: TenantDb, assessment: string): Promise<number> {
  const [row] = await db.query<{
    n: number;
  }>(sql`select count(*)::int as n from compliance_auditor x where x.org_id = ${db.org_id}
    and x.assessment_id = ${assessment} and x.ended_at is null and x.access_ends_at > ${db.now.toISOString()}::timestamptz`);
  return row?.n ?? 0;
}

/** The midnight after a day, in the organisation's time zone. */
export async function endOf(db: TenantDb, day: string, timezone: string): Promise<string> {
  const [row] = await db.query<{ at: string }>(
    sql`select to_char(((${day}::date + 1)::timestamp at time zone ${timezone}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
  );
  return row?.at ?? '';
}

export interface Until {
  ends_on: string;
  access_ends_at: string;
}

export async function addAuditor(
  db: TenantDb,
  by: string,
  { assessment, email, ends_on, access_ends_at }: Until & { assessment: string; email: string },
): Promise<string> {
  const [id, now] = [newId(db.now), db.now.toISOString()];
  await db.query(sql`insert into compliance_auditor (org_id, id, assessment_id, email, ends_on, access_ends_at, created_at, created_by, updated_at, updated_by)
    values (${db.org_id}, ${id}, ${assessment}, ${email}, ${ends_on}, ${access_ends_at}, ${now}, ${by}, ${now}, ${by})`);
  return id;
}

/** Another last day, for the row and for the account, if there is one. */
export async function writeUntil(
  db: TenantDb,
  by: string,
  id: string,
  { ends_on, access_ends_at }: Until,
): Promise<void> {
  const now = db.now.toISOString();
  await db.query(sql`with changed as (
      update compliance_auditor set ends_on = ${ends_on}, access_ends_at = ${access_ends_at}, version = version + 1,
        updated_at = ${now}, updated_by = ${by} where org_id = ${db.org_id} and id = ${id} returning person_id)
    update person p set access_ends_at = ${access_ends_at}, version = p.version + 1, updated_at = ${now}, updated_by = ${by}
    from changed where p.org_id = ${db.org_id} and p.id = changed.person_id and p.type = 'Auditor'`);
}

/** Shuts the account; what it may read is read by nobody through it any more. */
export async function writeEnded(db: TenantDb, by: string | null, id: string): Promise<void> {
  const now = db.now.toISOString();
  await db.query(sql`with changed as (
      update compliance_auditor set ended_at = ${now}, version = version + 1, updated_at = ${now}, updated_by = ${by}
      where org_id = ${db.org_id} and id = ${id} returning person_id)
    update person p set status = 'deactivated', access_ends_at = least(p.access_ends_at, ${now}::timestamptz), version = p.version + 1,
      updated_at = ${now}, updated_by = ${by}
    from changed where p.org_id = ${db.org_id} and p.id = changed.person_id and p.type = 'Auditor'`);
}

/** Whoever has followed the link is the auditor of the row that their address was asked by. */
export const joinAudit = (db: TenantDb, email: string, person: string): Promise<unknown> =>
  db.query(sql`update compliance_auditor set person_id = ${person}, version = version + 1, updated_at = ${db.now.toISOString()}
    where org_id = ${db.org_id} and email = ${email} and ended_at is null`);
