import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { HeldKind } from '../../leaving.contract.ts';
import type { Holding } from './holding.queries.ts';

/** How much somebody holds of each kind, and in which departments. */
export async function countHeld(
  db: TenantDb,
  holdings: readonly Holding[],
  person: string,
): Promise<Omit<HeldKind, 'name'>[]> {
  if (holdings.length === 0) return [];
  const each = holdings.map(
    (
      { kind, heldBy },
      place,
    ) => sql`select ${place}::int as place, ${kind}::text as kind, h.department_id, count(*)::int as count
      from (${heldBy(db, person)}) h group by h.department_id`,
  );
  return db.query<Omit<HeldKind, 'name'>>(sql`select held.kind, sum(held.count)::int as count,
      json_agg(json_build_object('id', held.department_id, 'name', d.name, 'count', held.count) order by d.position, d.name, d.id) as departments
    from (${sql.join(each, sql` union all `)}) held
    left join department d on d.org_id = ${db.org_id} and d.id = held.department_id
    group by held.kind, held.place order by held.place`);
}

/** How many open things name somebody, of all kinds. */
export const countAllHeld = async (
  db: TenantDb,
  holdings: readonly Holding[],
  person: string,
): Promise<number> => (await countHeld(db, holdings, person)).reduce((sum, { count }) => sum + count, 0);
