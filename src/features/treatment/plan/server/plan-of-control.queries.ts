import { sql } from 'drizzle-orm';
import type { ControlContent } from '#features/treatment/control/server/shared/control-content.queries.ts';

/** The plans that improve controls. */
export const plansOfControls: ControlContent = {
  columns: ['plan.control_id'],
  takeOver: async ({ db, actor }, from, into) => {
    await db.query(sql`update plan p set control_id = ${into}::uuid, version = p.version + 1,
        updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${actor.id}::uuid
      where p.org_id = ${db.org_id} and p.control_id = any (${sql.param(from)}::uuid[])`);
  },
};
