import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Tag } from '../risk-tag.contract.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';

/** Tags by name, each with the number of risks the actor sees under it. */
const tags = (db: TenantDb, actor: Actor, which: SQL): SQL =>
  sql`select t.id, t.version, t.name, t.colour, coalesce(carried.risks, 0) as risks from risk_tag t
    left join (select l.tag_id, count(*)::int as risks from risk_tag_link l join risk r on r.org_id = l.org_id and r.id = l.risk_id
      where l.org_id = ${db.org_id} and r.deleted_at is null and ${visibleTo(actor)} group by l.tag_id) carried on carried.tag_id = t.id
    where t.org_id = ${db.org_id} and ${which} order by t.name_key`;

export const findTags = (db: TenantDb, actor: Actor): Promise<Tag[]> =>
  db.query<Tag>(tags(db, actor, sql`true`));

export async function findTag(db: TenantDb, actor: Actor, id: string): Promise<Tag | undefined> {
  const [tag] = await db.query<Tag>(tags(db, actor, sql`t.id = ${id}`));
  return tag;
}

/** Tags as they are stored, locked in one order, so that two merges cannot wait for each other. */
export const findTagsToChange = (db: TenantDb, ids: readonly string[]): Promise<Omit<Tag, 'risks'>[]> =>
  db.query(
    sql`select id, version, name, colour from risk_tag where org_id = ${db.org_id} and id = any (${sql.param(ids)}::uuid[]) order by id for update`,
  );
