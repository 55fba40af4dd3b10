import { sql } from 'drizzle-orm';
import {
  linkedBySteering,
  type EvidenceHolder,
  type SteeredRecord,
} from '#features/treatment/evidence/server/shared/evidence-holder.queries.ts';
import { planTable } from '../plan.table.ts';
import { visiblePlans } from './plan-visibility.queries.ts';

/** Plans as evidence hangs on them: linked by those who decide about their department, and by their owner. It shows that the plan
 *  worked. */
export const plansWithEvidence: EvidenceHolder = {
  type: 'plan',
  table: planTable,
  async find({ db, actor }, ids) {
    const rows =
      await db.query<SteeredRecord>(sql`select plan.id, plan.ref, plan.title, plan.owner_id, plan.department_id from plan
      where plan.org_id = ${db.org_id} and plan.id = any (${sql.param(ids)}::uuid[]) and plan.deleted_at is null and ${visiblePlans(actor)}`);
    return linkedBySteering(actor, rows);
  },
};
