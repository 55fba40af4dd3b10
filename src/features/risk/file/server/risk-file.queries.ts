import { sql } from 'drizzle-orm';
import { actsFor, maySteer } from '#platform/contract/deciding.ts';
import type { FileHolder } from '#features/collaboration/file/server/shared/file-holder.queries.ts';
import { riskTable } from '#features/risk/record/server/risk.table.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';

interface Found {
  ref: string;
  owner_id: string | null;
  department_id: string | null;
  status: string;
}

/** Risks as files hang on them: by those who decide about their department, and by their owner, while they are open. */
export const filesOfRisks: FileHolder = {
  type: 'risk',
  table: riskTable,
  async find({ db, actor }, id) {
    const [risk] = await db.query<Found>(sql`select r.ref, r.owner_id, r.department_id, r.status from risk r
      where r.org_id = ${db.org_id} and r.id = ${id} and r.deleted_at is null and ${visibleTo(actor)}`);
    if (risk === undefined) return undefined;
    const mayAdd =
      risk.status !== 'closed' && (maySteer(actor, risk.department_id) || actsFor(actor, risk.owner_id));
    return { id, ref: risk.ref, mayAdd };
  },
};
