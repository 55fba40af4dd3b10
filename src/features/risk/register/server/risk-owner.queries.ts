import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { riskPerson } from '#features/risk/filter/risk-filter.contract.ts';
import {
  departmentsOf,
  seesAll,
  visibleTo,
} from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';

/** Owners of the risks that the actor sees: those of his departments by the stored aggregates, so that the rows need not be gone
 *  through, and those of the risks he raised or owns wherever they are. */
export function findRiskOwners(db: TenantDb, actor: Actor): Promise<z.infer<typeof riskPerson>[]> {
  const visibleRisks = seesAll(actor)
    ? sql`true`
    : sql`(f.department_id is null or f.department_id = any (${sql.param(departmentsOf(actor))}::uuid[]))`;
  return db.query(sql`select p.id, p.first_name || ' ' || p.last_name as name, p.status = 'active' as is_active
    from person p where p.org_id = ${db.org_id} and p.id in (
      select f.key::uuid from risk_figure f where f.org_id = ${db.org_id} and f.metric = 'owner' and f.key <> '' and ${visibleRisks}
      group by f.key having sum(f.n) > 0
      union select r.owner_id from risk r where r.org_id = ${db.org_id} and r.deleted_at is null and r.raised_by = ${actor.id} and ${visibleTo(actor)}
      union select ${actor.id}::uuid where exists (
        select from risk r where r.org_id = ${db.org_id} and r.deleted_at is null and r.owner_id = ${actor.id})
    ) order by p.first_name, p.last_name, p.id`);
}

/** Those who raised the risks that the actor sees. Each person is looked for by the index, not each risk for its person. */
export const findRiskRaisers = (db: TenantDb, actor: Actor): Promise<z.infer<typeof riskPerson>[]> =>
  db.query(sql`select p.id, p.first_name || ' ' || p.last_name as name, p.status = 'active' as is_active
    from person p cross join lateral (
      select from risk r where r.org_id = ${db.org_id} and r.raised_by = p.id and r.deleted_at is null and ${visibleTo(actor)} limit 1
    ) raised where p.org_id = ${db.org_id} order by p.first_name, p.last_name, p.id`);
