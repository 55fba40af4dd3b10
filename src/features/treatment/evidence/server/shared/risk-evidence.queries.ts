import { sql } from 'drizzle-orm';
import { residualDue } from '#features/treatment/residual-queue/server/shared/residual-due.queries.ts';
import { riskTable } from '#features/risk/record/server/risk.table.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { linkedBySteering, type EvidenceHolder, type SteeredRecord } from './evidence-holder.queries.ts';

/** Risks as evidence hangs on them: linked by those who decide about their department, and by their owner. */
export const risksWithEvidence: EvidenceHolder = {
  type: 'risk',
  table: riskTable,
  async find({ db, actor }, ids) {
    const rows =
      await db.query<SteeredRecord>(sql`select r.id, r.ref, r.title, r.owner_id, r.department_id from risk r
      where r.org_id = ${db.org_id} and r.id = any (${sql.param(ids)}::uuid[]) and r.deleted_at is null and ${visibleTo(actor)}`);
    return linkedBySteering(actor, rows);
  },
  changed: (db, risks) => residualDue(db, { risks, cause: 'evidence_changed' }),
};
