import { sql } from 'drizzle-orm';
import type { ControlContent } from './shared/control-content.queries.ts';

/** The evidence that hangs on controls. */
export const evidenceOfControls: ControlContent = {
  columns: ['evidence_link.object_id'],
  takeOver: async ({ db, actor }, from, into) => {
    await db.query(sql`insert into evidence_link (org_id, evidence_id, object_type, object_id, created_at, created_by)
      select distinct l.org_id, l.evidence_id, 'control', ${into}::uuid, ${db.now.toISOString()}::timestamptz, ${actor.id}::uuid from evidence_link l
      where l.org_id = ${db.org_id} and l.object_type = 'control' and l.object_id = any (${sql.param(from)}::uuid[]) on conflict do nothing`);
  },
};
