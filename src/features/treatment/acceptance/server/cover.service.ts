import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import {
  keepRisksAccepted,
  returnAcceptedRisks,
  type EndOfAcceptance,
} from '#features/risk/record/server/shared/risk-acceptance.service.ts';
import { acceptanceWorkflow } from '../acceptance.workflow.ts';
import { acceptances } from './acceptance-record.service.ts';
import { tellOfEnd, type Concerned } from './acceptance-notice.service.ts';
import { findCovers } from './shared/acceptance.queries.ts';

/** An acceptance that ceased to hold, with whom that concerns. */
export interface EndedAcceptance extends Concerned {
  id: string;
  ref: string;
  risks: string[];
}

/** What a statement that ends acceptances `a` answers of each. */
export const endedColumns = sql.raw(`a.id, a.ref, a.requested_by, a.approver_id, a.second_approver_id,
  array(select ar.risk_id from acceptance_risk ar where ar.org_id = a.org_id and ar.acceptance_id = a.id) as risks`);

/** Takes back the status of the risks of acceptances that ended, unless another one covers them, and tells their owners, the requester
 *  and the approver. The caller has taken its turn (takeTurnAtAcceptances). */
export async function settleRisks(
  db: TenantDb,
  ended: readonly EndedAcceptance[],
  why: EndOfAcceptance,
  not?: string,
): Promise<void> {
  const ids = [...new Set(ended.flatMap(({ risks }) => risks))];
  if (ids.length === 0) return;
  const covers = await findCovers(db, ids);
  const covered = new Set(covers.map(({ id }) => id));
  if (covers.length > 0) await keepRisksAccepted(db, covers);
  const returned = await returnAcceptedRisks(
    db,
    ids.filter((id) => !covered.has(id)),
    why,
  );
  for (const acceptance of ended)
    tellOfEnd(
      db,
      acceptance,
      returned.filter(({ id }) => acceptance.risks.includes(id)),
      why,
      not,
    );
}

const { superseded, superseded_before_decision } = acceptanceWorkflow.automatic;

/** Supersedes what an approval takes the place of: approved acceptances all of whose risks have a newer approval, and requests about
 *  none but the risks of this one. */
export async function supersedeOthers(db: TenantDb, id: string): Promise<void> {
  const now = db.now.toISOString();
  const rows = await db.query<{ id: string; ref: string; was: string }>(sql`with others as (
      select a.id, a.status from acceptance a where a.org_id = ${db.org_id} and a.id <> ${id} and a.deleted_at is null
        and a.id in (select o.acceptance_id from acceptance_risk m join acceptance_risk o on o.org_id = m.org_id and o.risk_id = m.risk_id
          where m.org_id = ${db.org_id} and m.acceptance_id = ${id})
        and (a.status = ${superseded.from} and not exists (select from acceptance_risk ar where ar.org_id = a.org_id and ar.acceptance_id = a.id
            and not exists (select from acceptance_risk br join acceptance b on b.org_id = br.org_id and b.id = br.acceptance_id
              where br.org_id = ar.org_id and br.risk_id = ar.risk_id and b.id <> a.id and b.status = ${superseded.from}
                and b.decision ->> 'at' > a.decision ->> 'at'))
          or a.status = ${superseded_before_decision.from} and not exists (select from acceptance_risk ar where ar.org_id = a.org_id and ar.acceptance_id = a.id
            and ar.risk_id not in (select m.risk_id from acceptance_risk m where m.org_id = ${db.org_id} and m.acceptance_id = ${id})))
      order by a.id for update
    ) update acceptance a set status = ${superseded.to}, ended = ${JSON.stringify({ by: null, at: now, reason: null })}::jsonb, version = a.version + 1,
      updated_at = ${now}::timestamptz, updated_by = null
    from others o where a.org_id = ${db.org_id} and a.id = o.id returning a.id, a.ref, o.status as was`);
  for (const { was, ...which } of rows)
    acceptances.recordAutomatic(
      db,
      which,
      was === superseded.from ? 'superseded' : 'superseded_before_decision',
    );
}
