import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { FitsRole } from '#features/identity/candidate/server/shared/candidate-rule.queries.ts';

/** Whether the person `p` may stand in for the one with this id: of no lesser type, with the rights in each department that the other
 *  belongs to directly. Where a membership includes those below, so does theirs. */
export const mayStandInFor = (db: TenantDb, absent: SQL): SQL =>
  sql`p.id <> ${absent} and exists (select from person a where a.org_id = ${db.org_id} and a.id = ${absent}
    and (p.type = 'Admin' or ((a.type = 'User' or p.type = a.type) and (p.org_editor or not a.org_editor) and not exists (
      select from department_member m where m.org_id = ${db.org_id} and m.person_id = a.id and not exists (
        select from department_member o where o.org_id = ${db.org_id} and o.person_id = p.id and o.department_id = m.department_id
          and o.include_children >= m.include_children
          and array_position(array['lead', 'editor', 'viewer'], o.access) <= array_position(array['lead', 'editor', 'viewer'], m.access))))))`;

/** Whoever may stand in for the caller. */
export const standsInForCaller: FitsRole = ({ db, actor }) => mayStandInFor(db, sql`${actor.id}::uuid`);
