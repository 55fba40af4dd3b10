import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';

/** Whether accepted evidence that has not expired, and speaks for a time within that of the assessment `a`, hangs on its control `ca`. */
const isProven =
  sql.raw(`exists (select from evidence_link l join evidence e on e.org_id = l.org_id and e.id = l.evidence_id
  where l.org_id = ca.org_id and l.object_type = 'control_assessment' and l.object_id = ca.id
    and e.status = 'accepted' and e.deleted_at is null
    and e.effective_from <= a.period_to and coalesce(e.effective_to, 'infinity') >= a.period_from)`);

/** Says anew which controls are proven: these, or all of an assessment. Nobody changed them, so their versions stay. */
export async function proveControls(
  db: TenantDb,
  which: { controls: readonly string[] } | { assessment: string },
): Promise<void> {
  const these: SQL =
    'controls' in which
      ? sql`ca.id = any (${sql.param(which.controls)}::uuid[])`
      : sql`ca.assessment_id = ${which.assessment}`;
  // Locked by a statement of its own, in the same trip: of two that change evidence of the same control, the later one sees the other's.
  await Promise.all([
    db.query(
      sql`select from control_assessment ca where ca.org_id = ${db.org_id} and ${these} order by ca.id for no key update`,
    ),
    db.query(sql`update control_assessment ca set is_proven = not ca.is_proven
    from compliance_assessment a
    where ca.org_id = ${db.org_id} and a.org_id = ca.org_id and a.id = ca.assessment_id and ${these}
      and ca.is_proven <> ${isProven}`),
  ]);
}
