import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { NamedReference, StoredRow } from '#platform/server/record/record-select.ts';
import type { ReadRecord } from '#platform/server/record/stored-records.ts';
import {
  readRisks,
  riskColumns,
  riskJoins,
  type StoredRisk,
} from '#features/risk/record/server/shared/risk.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import type { FrozenContent, FrozenRisk } from '../acceptance.contract.ts';
import type { acceptanceRecord } from '../acceptance.record.ts';
import { mayDecide } from './approver.queries.ts';
import { decider, visibleAcceptances } from './shared/acceptance.queries.ts';

/** What of an acceptance is read beside its fields, in a list too. */
interface BesideFields {
  frozen_level: { index: number; code: string; name: string | null; colour: string } | null;
  requested_by: string;
  requester_name: string;
  /** Of two who decide, who approved it already. */
  first_approved_by: string | null;
}
export type StoredAcceptanceRow = StoredRow<typeof acceptanceRecord> & BesideFields;

/** The same of one, with what rights and guards look at. */
export interface BesideAcceptance extends BesideFields {
  frozen: FrozenContent | null;
  others_may_approve: boolean;
  approver_may_decide: boolean;
  /** Its risks as they are now. */
  live: RiskToFreeze[];
}
export type StoredAcceptance = ReadRecord<typeof acceptanceRecord, BesideAcceptance>;

/** The columns of an acceptance `a` beside its fields, in a list. */
export const besideInRow =
  sql.raw(`a.requested_by, a.first_decision -> 'by' ->> 'id' as first_approved_by, a.frozen -> 'level' as frozen_level,
  (select p.first_name || ' ' || p.last_name from person p where p.org_id = a.org_id and p.id = a.requested_by) as requester_name`);

/** The same of one. */
export const besideInWhole = sql`a.frozen,
  exists (select from person p where p.org_id = a.org_id and p.status = 'active' and p.id <> a.requested_by
    and ${mayDecide(sql`a.approver_type`, sql`a.department_id`)}) as others_may_approve,
  exists (select from person p where p.org_id = a.org_id and p.status = 'active' and p.id = ${decider}
    and ${mayDecide(sql`a.approver_type`, sql`a.department_id`)}) as approver_may_decide`;

/** The risks of an acceptance, for whoever sees it; one that was deleted is named still. */
export const namedRisks: NamedReference = (_, id, org_id) =>
  sql`coalesce((select json_agg(json_build_object('id', r.id, 'ref', r.ref, 'title', r.title) order by r.ref_sort) from acceptance_risk ar
    join risk r on r.org_id = ar.org_id and r.id = ar.risk_id where ar.org_id = ${org_id} and ar.acceptance_id = ${id}), '[]')`;

/** One acceptance, if the actor may see it. A deleted draft nobody sees. */
export const thisAcceptance = (db: TenantDb, actor: Actor, id: string): SQL =>
  sql`a.org_id = ${db.org_id} and a.id = ${id} and a.deleted_at is null and ${visibleAcceptances(actor)}`;

const risksOf = (db: TenantDb, id: string): SQL =>
  sql`select ar.risk_id from acceptance_risk ar where ar.org_id = ${db.org_id} and ar.acceptance_id = ${id}`;

/** A risk with what else is frozen of it. */
export type RiskToFreeze = StoredRisk &
  Pick<FrozenRisk, 'controls' | 'plans' | 'explanation'> & { rank: number };

const frozenColumns = sql.raw(`r.rank, r.residual_explanation as explanation,
  coalesce((select json_agg(json_build_object('ref', c.ref, 'title', c.title, 'status', c.status, 'acts_on', l.acts_on, 'design', l.design,
      'last_test_result', c.last_test_result) order by c.ref_sort)
    from risk_control l join control c on c.org_id = l.org_id and c.id = l.control_id
    where l.org_id = r.org_id and l.risk_id = r.id and c.deleted_at is null), '[]') as controls,
  coalesce((select json_agg(json_build_object('ref', p.ref, 'title', p.title, 'status', p.status, 'due_on', p.due_on) order by p.ref_sort)
    from plan_risk l join plan p on p.org_id = l.org_id and p.id = l.plan_id
    where l.org_id = r.org_id and l.risk_id = r.id and p.deleted_at is null), '[]') as plans`);

/** Those of these risks that the actor sees, as they are now. */
export const findRisks = (db: TenantDb, actor: Actor, ids: readonly string[]): Promise<RiskToFreeze[]> =>
  findRisksWhere(db, sql`r.id = any (${sql.param(ids)}::uuid[]) and ${visibleTo(actor)}`);

/** The risks of an acceptance as they are now. */
export const findRisksOf = (db: TenantDb, id: string): Promise<RiskToFreeze[]> =>
  findRisksWhere(db, sql`r.id in (${risksOf(db, id)})`);

const findRisksWhere = (db: TenantDb, where: SQL): Promise<RiskToFreeze[]> =>
  readRisks(
    db,
    (models) => sql`select ${riskColumns}, ${frozenColumns}, ${models} from risk r ${riskJoins}
    where r.org_id = ${db.org_id} and r.deleted_at is null and ${where} order by r.ref_sort`,
  );

/** Holds the risks of an acceptance as they are until the end of the transaction. */
export const lockRisksOf = (db: TenantDb, id: string): Promise<unknown> =>
  db.query(
    sql`select from risk r where r.org_id = ${db.org_id} and r.id in (${risksOf(db, id)}) order by r.id for update`,
  );

/** Those named as approvers in acceptances that the actor sees, by name. */
export const findNamedApprovers = (db: TenantDb, actor: Actor): Promise<{ id: string; name: string }[]> =>
  db.query(sql`select p.id, p.first_name || ' ' || p.last_name as name from person p where p.org_id = ${db.org_id}
    and p.id in (select unnest(array[a.approver_id, a.second_approver_id]) from acceptance a where a.org_id = ${db.org_id} and a.deleted_at is null and ${visibleAcceptances(actor)})
    order by p.first_name collate "und-x-icu", p.last_name collate "und-x-icu", p.id limit 200`);
