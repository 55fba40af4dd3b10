import { sql } from 'drizzle-orm';
import { record } from '#platform/server/log/activity.ts';
import type { Call } from '#platform/server/http/serve.ts';

/** What a plan was to make of the links of its control. */
interface Stronger {
  control_id: string;
  risks: readonly string[];
  /** Percent. */
  design: number;
  /** The plan, as people call it. */
  because: string;
}

interface Changed {
  risk_id: string;
  risk_ref: string;
  control_ref: string;
  was: number;
}

/** Makes the links of a control to these open risks as strong as a validated plan was to make them; none of them weaker. An act of
 *  whoever validated, for each risk. */
export async function strengthenLinks(
  { db, actor, by }: Call,
  { control_id, risks, design, because }: Stronger,
): Promise<void> {
  const changed = await db.query<Changed>(sql`with held as (
      select l.id, l.design as was, r.id as risk_id, r.ref as risk_ref, c.ref as control_ref from risk_control l
      join risk r on r.org_id = l.org_id and r.id = l.risk_id and r.status <> 'closed' and r.deleted_at is null
      join control c on c.org_id = l.org_id and c.id = l.control_id and c.status <> 'retired' and c.deleted_at is null
      where l.org_id = ${db.org_id} and l.control_id = ${control_id} and l.risk_id = any (${sql.param([...risks])}::uuid[]) and l.design < ${design}
      order by l.id for update of l
    ) update risk_control l set design = ${design}, version = l.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${actor.id}::uuid
    from held where l.org_id = ${db.org_id} and l.id = held.id returning held.risk_id, held.risk_ref, held.control_ref, held.was`);
  for (const { risk_id, risk_ref, control_ref, was } of changed)
    record(db, by, {
      action: 'risk.control_changed',
      note: `${control_ref} (${because})`,
      objects: [
        { type: 'risk', id: risk_id, ref: risk_ref },
        { type: 'control', id: control_id, ref: control_ref },
      ],
      changes: [{ object_id: risk_id, field: 'design', old: was, new: design }],
    });
}
