import { sql } from 'drizzle-orm';
import type { Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import { mayStandInFor } from './shared/stand-in-rule.queries.ts';

/** The absences, now or to come, in which somebody stands in. They go to somebody of no lesser type who belongs to the same departments
 *  directly, and is not the absent person. */
export const standIns: Holding = {
  kind: 'stand_in',
  columns: ['person.delegate_id'],
  type: 'person',
  action: 'person.stand_in_changed',
  field: 'delegate_id',
  named: ({ id, name }) => ({ id, name }),
  // Those that are over name nobody any more once somebody leaves.
  heldBy: (db, person) => sql`select a.id, null::uuid as department_id from person a
    where a.org_id = ${db.org_id} and a.delegate_id = ${person} and a.status = 'active'`,
  mayHold: (db) => mayStandInFor(db, sql`h.id`),
  handOver: ({ db, by }, from, to, ids) =>
    db.query<{ id: string }>(sql`with held as (
      select a.id from person a where a.org_id = ${db.org_id} and a.id = any (${sql.param(ids)}::uuid[]) and a.delegate_id = ${from.id} order by a.id for no key update
    ) update person a set delegate_id = ${to.id}::uuid, version = a.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
      from held where a.org_id = ${db.org_id} and a.id = held.id returning a.id`),
};
