import { sql } from 'drizzle-orm';
import { actsFor, maySteer } from '#platform/contract/deciding.ts';
import { residualDue } from '#features/treatment/residual-queue/server/shared/residual-due.queries.ts';
import { riskTable } from '#features/risk/record/server/risk.table.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import type { EvidenceHolder } from './evidence-holder.queries.ts';

interface Found {
  id: string;
  ref: string;
  title: string;
  owner_id: string | null;
  department_id: string | null;
}

/** Risks as evidence hangs on them: linked by those who decide about their department, and by their owner. */
export const risksWithEvidence: EvidenceHolder = {
  type: 'risk',
  table: riskTable,
  async find({ db, actor }, ids) {
    const rows =
      await db.query<Found>(sql`select r.id, r.ref, r.title, r.owner_id, r.department_id from risk r
      where r.org_id = ${db.org_id} and r.id = any (${sql.param(ids)}::uuid[]) and r.deleted_at is null and ${visibleTo(actor)}`);
    return rows.map(({ id, ref, title, owner_id, department_id }) => ({
      id,
      ref,
      title,
      mayLink: maySteer(actor, department_id) || actsFor(actor, owner_id),
    }));
  },
  changed: (db, risks) => residualDue(db, { risks, cause: 'evidence_changed' }),
};
