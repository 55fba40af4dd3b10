import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Review } from '../risk-review.contract.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';

/** Every review of a risk, newest first. */
export async function findReviews(
  db: TenantDb,
  actor: Actor,
  id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<Review>> {
  const rows = await db.query<Review & { total: number }>(sql`
    with r as (select r.id from risk r where r.org_id = ${db.org_id} and r.id = ${id} and ${visibleTo(actor)} and (r.deleted_at is null or ${actor.type === 'Admin'}))
    select (select count(*)::int from risk_review where org_id = ${db.org_id} and risk_id = r.id) as total,
      v.id, v.due_on, v.done_at, v.by_name, v.outcome, v.statement, v.next_on
    from r left join lateral (select * from risk_review v where v.org_id = ${db.org_id} and v.risk_id = r.id
      order by v.done_at desc, v.id desc limit ${limit} offset ${offset}) v on true
    order by v.done_at desc, v.id desc`);
  const [first] = rows;
  if (first === undefined) return refuse(notFound);
  return { data: rows.filter((row) => row.id !== null), count: first.total };
}
