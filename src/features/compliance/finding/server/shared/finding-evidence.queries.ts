import { sql } from 'drizzle-orm';
import { actsFor, maySteer } from '#platform/contract/deciding.ts';
import type { EvidenceHolder } from '#features/treatment/evidence/server/shared/evidence-holder.queries.ts';
import { openFindingStatuses, type FindingStatus } from '../../finding-status.contract.ts';
import { findingTable } from '../finding.table.ts';
import { visibleFindings } from './finding-visibility.queries.ts';

interface Held {
  id: string;
  ref: string;
  title: string;
  owner_id: string | null;
  department_id: string | null;
  status: FindingStatus;
}

/** Findings as evidence hangs on them: linked by those who decide about their department, and by their owner, until they are closed. It
 *  shows what was found, and that it was resolved. */
export const findingsWithEvidence: EvidenceHolder = {
  type: 'finding',
  table: findingTable,
  async find({ db, actor }, ids) {
    const rows =
      await db.query<Held>(sql`select f.id, f.ref, f.title, f.owner_id, f.department_id, f.status from finding f
      where f.org_id = ${db.org_id} and f.id = any (${sql.param(ids)}::uuid[]) and f.deleted_at is null and ${visibleFindings(actor)}`);
    return rows.map(({ id, ref, title, owner_id, department_id, status }) => ({
      id,
      ref,
      title,
      mayLink:
        openFindingStatuses.some((one) => one === status) &&
        (maySteer(actor, department_id) || actsFor(actor, owner_id)),
    }));
  },
};
