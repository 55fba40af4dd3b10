import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { tagUnknown } from '#features/risk/tag/risk-tag.contract.ts';
import type { RiskRow } from '../../risk.contract.ts';

/** Gives a risk exactly these tags. */
export async function setTags(
  db: TenantDb,
  riskId: string,
  tagIds: readonly string[],
): Promise<RiskRow['tags']> {
  const wanted = [...new Set(tagIds)];
  const tags = await db.query<RiskRow['tags'][number]>(
    sql`select id, name, colour from risk_tag where org_id = ${db.org_id} and id = any (${sql.param(wanted)}::uuid[]) order by name`,
  );
  if (tags.length !== wanted.length) refuse(tagUnknown);
  await db.query(sql`with gone as (delete from risk_tag_link where org_id = ${db.org_id} and risk_id = ${riskId} and tag_id <> all (${sql.param(wanted)}::uuid[]))
    insert into risk_tag_link (org_id, risk_id, tag_id) select ${db.org_id}, ${riskId}, id from unnest(${sql.param(wanted)}::uuid[]) id on conflict do nothing`);
  return tags;
}
