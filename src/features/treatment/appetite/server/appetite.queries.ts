import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { today } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Appetite } from '../appetite.contract.ts';

const columns = (
  day: string,
): SQL => sql`a.id, a.version, a.scope, a.max_level, a.cells, a.statement, a.valid_from, a.valid_to, a.updated_at,
  case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as department,
  case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end as category,
  json_build_object('id', a.approver_id, 'name', (select p.first_name || ' ' || p.last_name from person p where p.org_id = a.org_id and p.id = a.approver_id)) as approver,
  a.valid_from <= ${day}::date and coalesce(a.valid_to, 'infinity') >= ${day}::date as is_current`;

const found = (db: TenantDb, { timezone }: Pick<Actor, 'timezone'>, from: SQL): Promise<Appetite[]> => {
  const day = today(db.now, timezone);
  return db.query<Appetite>(sql`select ${columns(day)} from ${from} a
    left join department d on d.org_id = a.org_id and d.id = a.department_id
    left join risk_category c on c.org_id = a.org_id and c.id = a.category_id
    order by coalesce(a.valid_to, 'infinity') < ${day}::date, array_position(array['organisation', 'department', 'category'], a.scope),
      d.position, c.name, a.valid_from desc, a.id`);
};

/** All risk appetites of the organisation: few, and everybody may know them. */
export const findAppetites = (db: TenantDb, actor: Pick<Actor, 'timezone'>): Promise<Appetite[]> =>
  found(db, actor, sql`(select * from appetite where org_id = ${db.org_id})`);

export const findAppetite = async (
  db: TenantDb,
  actor: Pick<Actor, 'timezone'>,
  id: string,
): Promise<Appetite | undefined> =>
  (await found(db, actor, sql`(select * from appetite where org_id = ${db.org_id} and id = ${id})`))[0];

/** Locks it: whoever reads an appetite in order to change it must not race. */
export const findAppetiteToChange = async (
  db: TenantDb,
  actor: Pick<Actor, 'timezone'>,
  id: string,
): Promise<Appetite | undefined> =>
  (
    await found(
      db,
      actor,
      sql`(select * from appetite where org_id = ${db.org_id} and id = ${id} for update)`,
    )
  )[0];
