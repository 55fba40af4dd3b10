import { sql, type SQL } from 'drizzle-orm';
import { cappedPage } from '#platform/server/database/capped-page.ts';
import type { Page, Query } from '#platform/contract/endpoint.ts';
import { foldedWords } from '#platform/contract/folding.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { accountRequestTable } from '#features/identity/account-request/server/account-request.table.ts';
import { ssoIdentityTable } from '#features/identity/single-sign-on/server/single-sign-on.table.ts';
import type { listMembers, Member } from '../member.contract.ts';

const columns = sql`p.id, p.version, p.email, p.first_name, p.last_name, p.user_image, p.type, p.org_editor, p.status, p.created_at,
  p.last_login_at, p.second_factor_at is not null as has_second_factor,
  exists (select from ${ssoIdentityTable} i where i.org_id = p.org_id and i.person_id = p.id) as is_linked,
  (select case when bool_or(r.declined_at is null) then 'waiting' else 'declined' end from ${accountRequestTable} r
    where r.org_id = p.org_id and r.person_id = p.id having count(*) > 0) as request, coalesce((select json_agg(json_build_object('department_id', d.id, 'name', d.name, 'access', m.access)
      order by d.position, d.name, d.id)
    from department_member m join department d on d.org_id = m.org_id and d.id = m.department_id
    where m.org_id = p.org_id and m.person_id = p.id), '[]') as departments`;

function matching(db: TenantDb, { q = '', type, status, dpt }: Partial<Query<typeof listMembers>>): SQL {
  const conditions = [sql`p.org_id = ${db.org_id} and p.type <> 'Auditor'`];
  // Each word somewhere: of so few rows as one organisation has people, none is looked for by an index.
  for (const word of foldedWords(q))
    conditions.push(
      sql`position(${word} in folded(p.first_name || ' ' || p.last_name || ' ' || p.email)) > 0`,
    );
  if (type !== undefined) conditions.push(sql`p.type = ${type}`);
  if (status !== undefined) conditions.push(sql`p.status = ${status}`);
  if (dpt !== undefined)
    conditions.push(sql`exists (select from department d join department_member m on m.org_id = d.org_id
        and (m.department_id = d.id or (m.include_children and m.department_id = any (d.path)))
      where d.org_id = p.org_id and d.id = ${dpt} and m.person_id = p.id)`);
  return sql.join(conditions, sql` and `);
}

/** A page of the organisation's people, along the index of their names. */
export async function findMembers(
  db: TenantDb,
  { limit, offset, ...filter }: Query<typeof listMembers>,
): Promise<Page<Member>> {
  const where = matching(db, filter);
  return cappedPage(
    db,
    sql`from person p where ${where}`,
    sql`select ${columns} from person p where ${where} order by p.first_name, p.last_name, p.id limit ${limit} offset ${offset}`,
  );
}

export async function findMember(db: TenantDb, id: string): Promise<Member | undefined> {
  const [row] = await db.query<Member>(
    sql`select ${columns} from person p where p.org_id = ${db.org_id} and p.id = ${id} and p.type <> 'Auditor'`,
  );
  return row;
}

/** The same, locked until the end of the transaction. */
export async function findMemberToChange(db: TenantDb, id: string): Promise<Member | undefined> {
  await db.query(sql`select from person p where p.org_id = ${db.org_id} and p.id = ${id} for update`);
  return findMember(db, id);
}
