import { sql } from 'drizzle-orm';
import {
  linkedBySteering,
  type EvidenceHolder,
  type SteeredRecord,
} from '#features/treatment/evidence/server/shared/evidence-holder.queries.ts';
import { planTable } from '../plan.table.ts';
import { visiblePlans } from './plan-visibility.queries.ts';

/** Plans as evidence hangs on them: linked by those who decide about their department, and by their owner. It shows that the plan
 *  worked (domain 5). */
export const plansWithEvidence: EvidenceHolder = {
  type: 'plan',
  table: planTable,
  async find({ db, actor }, ids) {
    const rows =
      await db.query<SteeredRecord>(sql`select cip.id, cip.ref, cip.title, cip.owner_id, cip.department_id from plan cip
      where cip.org_id = ${db.org_id} and cip.id = any (${sql.param(ids)}::uuid[]) and cip.deleted_at is null and ${visiblePlans(actor)}`);
    return linkedBySteering(actor, rows);
  },
};
