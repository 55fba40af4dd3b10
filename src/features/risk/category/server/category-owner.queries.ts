import { sql } from 'drizzle-orm';
import type { Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';

/** The categories whose risks are offered to somebody by default: any active member will do. */
export const ownedCategories: Holding = {
  kind: 'risk_category_owner',
  columns: ['risk_category.default_owner_id'],
  type: 'risk_category',
  action: 'risk_category.handed_over',
  field: 'default_owner_id',
  named: ({ id }) => id,
  heldBy: (db, person) => sql`select c.id, null::uuid as department_id from risk_category c
    where c.org_id = ${db.org_id} and c.default_owner_id = ${person}`,
  mayHold: () => sql`true`,
  handOver: ({ db, by }, from, to, ids) =>
    db.query<{ id: string }>(sql`with held as (
      select c.id from risk_category c where c.org_id = ${db.org_id} and c.id = any (${sql.param(ids)}::uuid[]) and c.default_owner_id = ${from.id} order by c.id for update
    ) update risk_category c set default_owner_id = ${to.id}::uuid, version = c.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where c.org_id = ${db.org_id} and c.id = held.id returning c.id`),
};
