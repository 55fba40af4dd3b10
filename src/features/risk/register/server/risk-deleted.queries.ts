import { sql } from 'drizzle-orm';
import type { Page } from '#platform/contract/endpoint.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { DeletedRisk } from '../risk-deleted.contract.ts';

type Row = Omit<DeletedRisk, 'department' | 'deleted_by'> & {
  department_id: string | null;
  department_name: string;
  by_id: string | null;
  by_name: string | null;
  total: number;
};

/** The deleted risks of an organisation, the latest first. They are few: what is deleted was entered in error. */
export async function findDeletedRisks(
  db: TenantDb,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<DeletedRisk>> {
  const rows = await db.query<Row>(sql`
    with page as (
      select r.id, r.entry_number, r.version, r.ref, r.title, r.department_id, r.department_sort as department_name, r.deleted_at,
        p.id as by_id, p.first_name || ' ' || p.last_name as by_name
      from risk r left join person p on p.org_id = r.org_id and p.id = r.deleted_by
      where r.org_id = ${db.org_id} and r.deleted_at is not null
      order by r.deleted_at desc, r.entry_number limit ${limit} offset ${offset}
    )
    select page.*, total.n as total
    from (select count(*)::int as n from risk r where r.org_id = ${db.org_id} and r.deleted_at is not null) total left join page on true
    order by deleted_at desc, entry_number`);
  const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
  return {
    count: rows[0]?.total ?? 0,
    data: rows
      .filter(({ id }) => id !== null)
      .map(({ total: _total, department_id, department_name, by_id, by_name, ...risk }) => ({
        ...risk,
        department: named(department_id, department_name),
        deleted_by: named(by_id, by_name),
      })),
  };
}
