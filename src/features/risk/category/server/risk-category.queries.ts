import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { personVisibleTo } from '#features/identity/person/server/shared/person.queries.ts';
import type { RiskCategory } from '../risk-category.contract.ts';

export interface StoredCategory {
  id: string;
  version: number;
  name: string;
  parent_id: string | null;
  colour: string | null;
  default_owner_id: string | null;
}

/** A category with its owner, if the actor sees that person. */
const category = (
  actor: Actor,
): SQL => sql`select c.id, c.version, c.name, c.parent_id, c.colour, coalesce(held.risks, 0) as risks,
    case when p.id is not null then json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name) end as default_owner
  from risk_category c left join person p on p.org_id = c.org_id and p.id = c.default_owner_id and ${personVisibleTo(actor)}
  left join (select key, sum(n)::int as risks from risk_figure where org_id = current_org() and metric = 'category' and state = 1 group by key) held on held.key = c.id::text`;

/** All of them, each below its parent. */
export const findCategories = (db: TenantDb, actor: Actor): Promise<RiskCategory[]> =>
  db.query<RiskCategory>(sql`${category(actor)} left join risk_category above on above.org_id = c.org_id and above.id = c.parent_id
    where c.org_id = ${db.org_id} order by coalesce(above.name_key, c.name_key), above.id nulls first, c.name_key`);

export async function findCategory(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<RiskCategory | undefined> {
  const [row] = await db.query<RiskCategory>(
    sql`${category(actor)} where c.org_id = ${db.org_id} and c.id = ${id}`,
  );
  return row;
}

export async function findCategoryToChange(db: TenantDb, id: string): Promise<StoredCategory | undefined> {
  const [row] =
    await db.query<StoredCategory>(sql`select id, version, name, parent_id, colour, default_owner_id from risk_category
    where org_id = ${db.org_id} and id = ${id} for update`);
  return row;
}
