import { sql, type SQL } from 'drizzle-orm';
import type { ControlAssessmentFlag } from '../../control-assessment.contract.ts';

const hasEvidence =
  sql.raw(`exists (select from evidence_link l join evidence e on e.org_id = l.org_id and e.id = l.evidence_id
  and e.deleted_at is null where l.org_id = ca.org_id and l.object_type = 'control_assessment' and l.object_id = ca.id)`);
const claims = sql.raw(
  `ca.is_applicable and ca.carried_from is null and ca.result in ('compliant', 'partial')`,
);

const isFollowed = sql.raw(`ca.is_applicable and ca.source_result is not null`);

/** Whether the control `ca` is answered otherwise than its sources suggest: what its figure would be, or whether it is confirmed. */
export const differsFromSource: SQL = sql`(${isFollowed} and (ca.carried_from is not null or ca.result <> ca.source_result
  or (ca.result = 'partial' and coalesce(ca.implementation_percent, 50) <> coalesce(ca.source_percent, 50))))`;

/** Whether the control `ca` has a flag on a day: the same as its row in a list says. */
export function hasFlag(flag: ControlAssessmentFlag, day: string): SQL {
  switch (flag) {
    case 'overdue':
      return sql`ca.is_applicable and ca.status <> 'done' and ca.due_date < ${day}`;
    case 'carried':
      return sql`ca.carried_from is not null`;
    case 'unproven':
      return sql`${claims} and ca.proven_share = 0`;
    case 'stale':
      return sql`${claims} and ca.staleness is not null`;
    case 'no_evidence':
      return sql`${claims} and not ${hasEvidence}`;
    case 'returned':
      return sql`ca.returned is not null and ca.status = 'in_progress'`;
    case 'following':
      return sql`ca.follow_mode = 'following'`;
    case 'differs_from_source':
      return differsFromSource;
  }
}
