import { sql } from 'drizzle-orm';
import { actsFor, maySteer } from '#platform/contract/deciding.ts';
import type { EvidenceHolder } from '#features/treatment/evidence/server/shared/evidence-holder.queries.ts';
import { planTable } from '../plan.table.ts';
import { visiblePlans } from './plan-visibility.queries.ts';

interface Found {
  id: string;
  ref: string;
  title: string;
  owner_id: string | null;
  department_id: string | null;
}

/** Plans as evidence hangs on them: linked by those who decide about their department, and by their owner. It shows that the plan
 *  worked (domain 5). */
export const plansWithEvidence: EvidenceHolder = {
  type: 'plan',
  table: planTable,
  async find({ db, actor }, ids) {
    const rows =
      await db.query<Found>(sql`select cip.id, cip.ref, cip.title, cip.owner_id, cip.department_id from plan cip
      where cip.org_id = ${db.org_id} and cip.id = any (${sql.param(ids)}::uuid[]) and cip.deleted_at is null and ${visiblePlans(actor)}`);
    return rows.map(({ id, ref, title, owner_id, department_id }) => ({
      id,
      ref,
      title,
      mayLink: maySteer(actor, department_id) || actsFor(actor, owner_id),
    }));
  },
};
