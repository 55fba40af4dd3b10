import { sql, type SQL } from 'drizzle-orm';
import type { HandedOver, Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { controlSeenBy } from '#features/treatment/control/server/shared/control.queries.ts';

/** Tests that are not approved yet, by who makes or reviews them. They go to somebody who sees their controls and is not the other one
 *  of the two. */
const held = (role: 'tester' | 'reviewer', other: 'tester' | 'reviewer'): Holding => {
  const column: SQL = sql.raw(`t.${role}_id`);
  return {
    kind: `control_test_${role}`,
    columns: [`control_test.${role}_id`],
    type: 'control_test',
    action: 'control_test.handed_over',
    field: role,
    named: ({ id, name }) => ({ id, name }),
    heldBy: (db, person) => sql`select t.id, (select c.department_id from control_test_control l
        join control c on c.org_id = l.org_id and c.id = l.control_id
        where l.org_id = t.org_id and l.test_id = t.id order by c.ref_sort limit 1) as department_id
      from control_test t where t.org_id = ${db.org_id} and ${column} = ${person} and t.status <> 'approved'`,
    mayHold: (
      db,
      actor,
    ) => sql`(not exists (select from control_test_control l join control c on c.org_id = l.org_id and c.id = l.control_id
          where l.org_id = ${db.org_id} and l.test_id = h.id and not (${controlSeenBy(personAsViewer(actor))}))
        and not exists (select from control_test t where t.org_id = ${db.org_id} and t.id = h.id and t.${sql.raw(other)}_id = p.id))`,
    handOver: ({ db, by }, from, to, ids) =>
      db.query<HandedOver>(sql`with held as (
        select t.id from control_test t where t.org_id = ${db.org_id} and t.id = any (${sql.param(ids)}::uuid[]) and ${column} = ${from.id} order by t.id for update
      ) update control_test t set ${sql.raw(role)}_id = ${to.id}::uuid, version = t.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
        from held where t.org_id = ${db.org_id} and t.id = held.id returning t.id`),
  };
};

export const testedControls = held('tester', 'reviewer');
export const reviewedControlTests = held('reviewer', 'tester');
