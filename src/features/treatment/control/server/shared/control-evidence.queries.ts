import { sql } from 'drizzle-orm';
import {
  linkedBySteering,
  type EvidenceHolder,
  type SteeredRecord,
} from '#features/treatment/evidence/server/shared/evidence-holder.queries.ts';
import { residualDue } from '#features/treatment/residual-queue/server/shared/residual-due.queries.ts';
import { controlTable } from '../control.table.ts';
import { visibleControls } from './control.queries.ts';

/** Controls as evidence hangs on them: linked by those who decide about their department, and by their owner. What the residual rating
 *  of risks follows from changes with their evidence. */
export const controlsWithEvidence: EvidenceHolder = {
  type: 'control',
  table: controlTable,
  async find({ db, actor }, ids) {
    const rows =
      await db.query<SteeredRecord>(sql`select c.id, c.ref, c.title, c.owner_id, c.department_id from control c
      where c.org_id = ${db.org_id} and c.id = any (${sql.param(ids)}::uuid[]) and c.deleted_at is null and ${visibleControls(actor)}`);
    return linkedBySteering(actor, rows);
  },
  changed: (db, controls) => residualDue(db, { controls, cause: 'evidence_changed' }),
};
