import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { RiskCategory } from '../risk-category.contract.ts';

export interface StoredCategory {
  id: string;
  version: number;
  name: string;
  parent_id: string | null;
  colour: string | null;
  default_owner_id: string | null;
}

type Row = StoredCategory & { default_owner_name: string | null; risks: number };

const toCategory = ({ default_owner_id, default_owner_name, ...row }: Row): RiskCategory => ({
  ...row,
  default_owner: default_owner_id === null ? null : { id: default_owner_id, name: default_owner_name ?? '' },
});

const category = sql`select c.id, c.version, c.name, c.parent_id, c.colour, c.default_owner_id, p.first_name || ' ' || p.last_name as default_owner_name,
    coalesce(held.risks, 0) as risks
  from risk_category c left join person p on p.org_id = c.org_id and p.id = c.default_owner_id
  left join (select key, sum(n)::int as risks from risk_figure where org_id = current_org() and metric = 'category' and state = 1 group by key) held on held.key = c.id::text`;

/** All of them, each below its parent. */
export async function findCategories(db: TenantDb): Promise<RiskCategory[]> {
  const rows =
    await db.query<Row>(sql`${category} left join risk_category above on above.org_id = c.org_id and above.id = c.parent_id
    where c.org_id = ${db.org_id} order by coalesce(above.name_key, c.name_key), above.id nulls first, c.name_key`);
  return rows.map(toCategory);
}

export async function findCategory(db: TenantDb, id: string): Promise<RiskCategory | undefined> {
  const [row] = await db.query<Row>(sql`${category} where c.org_id = ${db.org_id} and c.id = ${id}`);
  return row && toCategory(row);
}

export async function findCategoryToChange(db: TenantDb, id: string): Promise<StoredCategory | undefined> {
  const [row] =
    await db.query<StoredCategory>(sql`select id, version, name, parent_id, colour, default_owner_id from risk_category
    where org_id = ${db.org_id} and id = ${id} for update`);
  return row;
}
