import { today } from '#platform/contract/today.ts';
import type { Statement, TenantDb } from '#platform/server/database/database.ts';
import { findTimezone } from '#features/organisation/organisation/server/shared/organisation.queries.ts';
import { riskWorkflow } from '../risk.workflow.ts';
import { risks } from './shared/risk-change.service.ts';
import { tellReturned, type NoticedRisk } from './shared/risk-notice.service.ts';

// Whoever works on one of them now is not disturbed: it is there the next time. What an earlier round returned is found no more.
const returning: Statement = {
  name: 'return_uncovered_risks',
  text: `with uncovered as (
      select r.id from risk r where r.org_id = $1 and r.deleted_at is null and r.covered_until < $2
      order by r.covered_until, r.entry_number limit $3 for update skip locked
    )
    update risk r set status = '${riskWorkflow.automatic.cover_ended.to}', version = r.version + 1, updated_at = $4, updated_by = null
    from uncovered u where r.org_id = $1 and r.id = u.id returning r.id, r.ref, r.title, r.owner_id`,
};

/** A transferred risk whose cover ended is the organisation's own again: nobody does this, the day does. */
export async function returnUncovered(db: TenantDb, limit: number): Promise<number> {
  const day = today(db.now, await findTimezone(db));
  const returned = await db.ask<NoticedRisk>(returning, [db.org_id, day, limit, db.now.toISOString()]);
  for (const risk of returned) {
    risks.recordAutomatic(db, risk, 'cover_ended');
    tellReturned(db, risk, 'cover_ended');
  }
  return returned.length;
}
