import { sql } from 'drizzle-orm';
import { today } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { findTimezone } from '#features/organisation/organisation/server/shared/organisation.queries.ts';
import { acceptanceWorkflow } from '../acceptance.workflow.ts';
import { acceptances } from './acceptance-record.service.ts';
import { endedColumns, settleRisks, type EndedAcceptance } from './cover.service.ts';
import { takeTurnAtAcceptances } from './shared/acceptance.queries.ts';

const { expired, stale } = acceptanceWorkflow.automatic;

/** Ends acceptances whose last day is over by the organisation's calendar: their risks are open again, and those whom it concerns are
 *  told in the same transaction. Two processes at once end each of them once. */
export async function expireAcceptances(db: TenantDb, limit: number): Promise<number> {
  const day = today(db.now, await findTimezone(db));
  await takeTurnAtAcceptances(db);
  const now = db.now.toISOString();
  const ended = await db.query<EndedAcceptance>(sql`with over as (
      select a.id from acceptance a where a.org_id = ${db.org_id} and a.status = ${expired.from} and a.expires_on < ${day}::date
      order by a.expires_on, a.id limit ${limit} for update
    ) update acceptance a set status = ${expired.to}, ended = ${JSON.stringify({ by: null, at: now, reason: null })}::jsonb, version = a.version + 1,
      updated_at = ${now}::timestamptz, updated_by = null
    from over o where a.org_id = ${db.org_id} and a.id = o.id returning ${endedColumns}`);
  for (const acceptance of ended) acceptances.recordAutomatic(db, acceptance, 'expired');
  await settleRisks(db, ended, 'acceptance_expired');
  return ended.length;
}

/** Whether the conditions of an acceptance `a` are broken: a control of its risks that had not failed when they were frozen has failed
 *  its test since. Which control a condition is about, its words alone say. */
const conditionsBroken = sql.raw(`(a.conditions is not null and exists (
  select from acceptance_risk ar join risk r on r.org_id = ar.org_id and r.id = ar.risk_id and r.status = 'accepted' and r.deleted_at is null
    join risk_control l on l.org_id = r.org_id and l.risk_id = r.id
    join control c on c.org_id = l.org_id and c.id = l.control_id and c.last_test_result = 'fail' and c.deleted_at is null
  where ar.org_id = a.org_id and ar.acceptance_id = a.id and exists (
    select from jsonb_array_elements(a.frozen -> 'risks') f, jsonb_array_elements(f -> 'controls') k
    where f ->> 'id' = r.id::text and k ->> 'ref' = c.ref and k ->> 'last_test_result' is distinct from 'fail')))`);

/** Ends acceptances of risks that are worse than what was accepted, those none of whose risks is accepted any more, and those whose
 *  conditions a failed control broke. */
export async function endStaleAcceptances(db: TenantDb, limit: number): Promise<number> {
  await takeTurnAtAcceptances(db);
  return endStale(db, limit);
}

/** The same for whoever has taken their turn; of these risks alone, where some are named. */
export async function endStale(db: TenantDb, limit: number, risks?: readonly string[]): Promise<number> {
  const now = db.now.toISOString();
  const named =
    risks === undefined
      ? sql`true`
      : sql`a.id in (select n.acceptance_id from acceptance_risk n where n.org_id = ${db.org_id} and n.risk_id = any (${sql.param(risks)}::uuid[]))`;
  const ended = await db.query<EndedAcceptance>(sql`with over as (
      select a.id, case when s.is_worse then 'risk_worse' when not s.is_any then 'no_risk_left' else 'control_failed' end as reason from acceptance a
      cross join lateral (select bool_or(r.rank > ar.frozen_rank) filter (where r.status = 'accepted') as is_worse,
          coalesce(bool_or(r.status = 'accepted'), false) as is_any
        from acceptance_risk ar join risk r on r.org_id = ar.org_id and r.id = ar.risk_id and r.deleted_at is null
        where ar.org_id = a.org_id and ar.acceptance_id = a.id) s
      where a.org_id = ${db.org_id} and a.status = ${stale.from} and ${named} and (s.is_worse or not s.is_any or ${conditionsBroken})
      order by a.id limit ${limit} for update of a
    ) update acceptance a set status = ${stale.to}, version = a.version + 1, updated_at = ${now}::timestamptz, updated_by = null,
      ended = jsonb_build_object('by', null, 'at', ${now}::text, 'reason', o.reason)
    from over o where a.org_id = ${db.org_id} and a.id = o.id returning ${endedColumns}`);
  for (const acceptance of ended) acceptances.recordAutomatic(db, acceptance, 'stale');
  await settleRisks(db, ended, 'acceptance_stale');
  return ended.length;
}
