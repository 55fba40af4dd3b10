import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Assessment } from '../risk-assessment.contract.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';

/** A stored rating, with the level of the model it was made with. */
const rating = (basis: SQL): SQL =>
  sql`case when a.${basis} is not null then json_build_object('likelihood', a.${basis} -> 'likelihood', 'consequence', a.${basis} -> 'consequence',
    'score', (a.${basis} ->> 'likelihood')::int * (a.${basis} ->> 'consequence')::int, 'level', m.levels -> (a.${basis} ->> 'level')::int) end as ${basis}`;

/** Every rating a risk had, newest first. */
export async function findAssessments(
  db: TenantDb,
  actor: Actor,
  id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<Assessment>> {
  const rows = await db.query<Assessment & { total: number }>(sql`
    with r as (select r.id from risk r where r.org_id = ${db.org_id} and r.id = ${id} and ${visibleTo(actor)} and (r.deleted_at is null or ${actor.type === 'Admin'}))
    select (select count(*)::int from risk_assessment where org_id = ${db.org_id} and risk_id = r.id) as total, a.id, a.at, a.by_name, a.trigger,
      a.model_version, ${rating(sql`inherent`)}, ${rating(sql`residual`)}, ${rating(sql`target`)}, a.explanation, a.reason
    from r left join lateral (select * from risk_assessment a where a.org_id = ${db.org_id} and a.risk_id = r.id
      order by a.at desc, a.id desc limit ${limit} offset ${offset}) a on true
    left join risk_model m on m.org_id = ${db.org_id} and m.number = a.model_version
    order by a.at desc, a.id desc`);
  const [first] = rows;
  if (first === undefined) return refuse(notFound);
  return { data: rows.filter((row) => row.id !== null), count: first.total };
}
