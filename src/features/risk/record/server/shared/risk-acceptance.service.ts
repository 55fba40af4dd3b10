import { sql, type SQL } from 'drizzle-orm';
import type { By } from '#platform/server/log/activity.ts';
import { record } from '#platform/server/log/activity.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { riskWorkflow, type RiskAutomatic } from '../../risk.workflow.ts';
import { risks } from './risk-change.service.ts';

/** A risk that is accepted no more. */
export interface ReturnedRisk {
  id: string;
  ref: string;
  title: string;
  owner_id: string | null;
}

/** Why a risk is accepted no more: one of the rows of the risk's table of what happens by itself. */
export type EndOfAcceptance = RiskAutomatic & `acceptance_${'expired' | 'revoked' | 'stale'}`;

/** Makes these risks accepted, by whoever approved it, each until a day (YYYY-MM-DD, the last one); one that is accepted already is so
 *  until then. `note` names the acceptance in the log. To be called where an acceptance is approved, and nowhere else. */
export async function acceptRisks(
  { db, by }: { db: TenantDb; by: By },
  accepted: readonly { id: string; until: string }[],
  note: string,
): Promise<void> {
  const { from, to, act } = riskWorkflow.automatic.acceptance_approved;
  const changed = await db.query<{
    id: string;
    ref: string;
    was: string;
    was_until: string | null;
    until: string;
  }>(
    sql`with held as (${lockedWith(db, accepted)})
    update risk r set status = ${to}, accepted_until = h.until, version = r.version + 1,
      updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
    from held h where r.org_id = ${db.org_id} and r.id = h.id and h.status in (${from}, ${to})
    returning r.id, r.ref, h.status as was, h.accepted_until as was_until, h.until`,
  );
  for (const { was, was_until, until, ...risk } of changed)
    record(db, by, {
      action: act,
      objects: risks.objectOf(risk),
      changes: [
        ...(was === to ? [] : [{ field: 'status', old: was, new: to }]),
        { field: 'accepted_until', old: was_until, new: until },
      ],
      note,
    });
}

/** Says until when these accepted risks still are, after one of several acceptances ended. */
export async function keepRisksAccepted(
  db: TenantDb,
  accepted: readonly { id: string; until: string }[],
): Promise<void> {
  await db.query(sql`with held as (${lockedWith(db, accepted)})
    update risk r set accepted_until = h.until, version = r.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = null
    from held h where r.org_id = ${db.org_id} and r.id = h.id and h.status = ${riskWorkflow.automatic.acceptance_approved.to}
      and h.accepted_until is distinct from h.until`);
}

const lockedWith = (db: TenantDb, accepted: readonly { id: string; until: string }[]): SQL =>
  sql`select r.id, r.status, r.accepted_until, given.until from risk r
    join unnest(${sql.param(accepted.map(({ id }) => id))}::uuid[], ${sql.param(accepted.map(({ until }) => until))}::date[]) as given (id, until) on given.id = r.id
    where r.org_id = ${db.org_id} order by r.id for update of r`;

/** Takes back the status of those of these risks that are accepted, and says why; answers them. */
export async function returnAcceptedRisks(
  db: TenantDb,
  ids: readonly string[],
  why: EndOfAcceptance,
): Promise<ReturnedRisk[]> {
  const { from, to } = riskWorkflow.automatic[why];
  const returned = await db.query<ReturnedRisk>(sql`with held as (
      select r.id from risk r where r.org_id = ${db.org_id} and r.id = any (${sql.param(ids)}::uuid[]) and r.status = ${from} order by r.id for update
    ) update risk r set status = ${to}, accepted_until = null, version = r.version + 1,
      updated_at = ${db.now.toISOString()}::timestamptz, updated_by = null
    from held h where r.org_id = ${db.org_id} and r.id = h.id and r.status = ${from} returning r.id, r.ref, r.title, r.owner_id`);
  for (const risk of returned) risks.recordAutomatic(db, risk, why);
  return returned;
}
