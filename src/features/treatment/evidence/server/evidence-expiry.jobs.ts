import { today } from '#platform/contract/today.ts';
import type { Statement, TenantDb } from '#platform/server/database/database.ts';
import type { ScheduledJob } from '#platform/server/jobs/scheduled-jobs.ts';
import { findTimezone } from '#features/organisation/organisation/server/shared/organisation.queries.ts';
import type { EvidenceLink } from '../evidence.contract.ts';
import { evidenceWorkflow } from '../evidence.workflow.ts';
import { evidenceOn, tellHolders } from './evidence-record.service.ts';
import type { EvidenceHolder } from './shared/evidence-holder.queries.ts';

const { from, to } = evidenceWorkflow.automatic.expired;

// Whoever works on one of them now is not disturbed: it is there the next time. A renewal that waits goes on as what was submitted.
const expiring: Statement = {
  name: 'expire_evidence',
  text: `with over as (
      select e.id from evidence e where e.org_id = $1 and e.status = '${from}' and e.deleted_at is null and e.expires_on <= $2
      order by e.expires_on, e.id limit $3 for update skip locked
    )
    update evidence e set status = '${to}', version = e.version + 1, updated_at = $4, updated_by = null
    from over where e.org_id = $1 and e.id = over.id returning e.id, e.ref`,
};
const linked: Statement = {
  name: 'links_of_expired_evidence',
  text: 'select distinct l.object_type, l.object_id from evidence_link l where l.org_id = $1 and l.evidence_id = any ($2::uuid[])',
};

/** Evidence whose validity has ended proves nothing any more: nobody does this, the day does. */
export const expireEvidence = (holders: readonly EvidenceHolder[]): ScheduledJob => {
  const { records } = evidenceOn(holders);
  return async (db: TenantDb, limit: number) => {
    const day = today(db.now, await findTimezone(db));
    const values = [db.org_id, day, limit, db.now.toISOString()];
    const expired = await db.ask<{ id: string; ref: string }>(expiring, values);
    if (expired.length === 0) return 0;
    for (const one of expired) records.recordAutomatic(db, one, 'expired');
    const links = await db.ask<EvidenceLink>(linked, [db.org_id, expired.map(({ id }) => id)]);
    await tellHolders(db, holders, links);
    return expired.length;
  };
};
