import { sql } from 'drizzle-orm';
import { actsFor, maySteer } from '#platform/contract/deciding.ts';
import type { EvidenceHolder } from '#features/treatment/evidence/server/shared/evidence-holder.queries.ts';
import { residualDue } from '#features/treatment/residual-queue/server/shared/residual-due.queries.ts';
import { controlTable } from '../control.table.ts';
import { visibleControls } from './control.queries.ts';

interface Found {
  id: string;
  ref: string;
  title: string;
  owner_id: string;
  department_id: string | null;
}

/** Controls as evidence hangs on them: linked by those who decide about their department, and by their owner. What the residual rating
 *  of risks follows from changes with their evidence. */
export const controlsWithEvidence: EvidenceHolder = {
  type: 'control',
  table: controlTable,
  async find({ db, actor }, ids) {
    const rows =
      await db.query<Found>(sql`select c.id, c.ref, c.title, c.owner_id, c.department_id from control c
      where c.org_id = ${db.org_id} and c.id = any (${sql.param(ids)}::uuid[]) and c.deleted_at is null and ${visibleControls(actor)}`);
    return rows.map(({ id, ref, title, owner_id, department_id }) => ({
      id,
      ref,
      title,
      mayLink: maySteer(actor, department_id) || actsFor(actor, owner_id),
    }));
  },
  changed: (db, controls) => residualDue(db, { controls, cause: 'evidence_changed' }),
};
