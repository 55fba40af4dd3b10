import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { cappedPage } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import {
  readRisks,
  riskColumns,
  riskJoins,
  type StoredRisk,
} from '#features/risk/record/server/shared/risk.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import {
  type AcceptanceQuery,
  type AcceptanceSort,
  type FrozenContent,
  type FrozenRisk,
} from '../acceptance.contract.ts';
import { expiringDays } from '#features/risk/record/risk.rules.ts';
import type { AcceptanceStatus, Decision, Ended } from '../acceptance-status.contract.ts';
import { mayDecide } from './approver.queries.ts';
import { decider, visibleAcceptances } from './shared/acceptance.queries.ts';

/** An acceptance as a list shows it. */
export interface StoredRow {
  id: string;
  version: number;
  ref: string;
  status: AcceptanceStatus;
  department_id: string | null;
  department_name: string | null;
  risks: { id: string; ref: string; title: string }[];
  frozen_level: { index: number; code: string; name: string | null; colour: string } | null;
  requested_by: string;
  requester_name: string;
  approver_id: string;
  approver_name: string;
  second_approver_id: string | null;
  second_approver_name: string | null;
  first_decision: Decision | null;
  starts_on: string | null;
  expires_on: string;
  updated_at: string;
}

/** One acceptance with what rights and guards look at. */
export interface StoredAcceptance extends StoredRow {
  justification: string;
  conditions: string | null;
  submitted_at: string | null;
  frozen: FrozenContent | null;
  sha256: string | null;
  decision: Decision | null;
  ended: Ended | null;
  others_may_approve: boolean;
  approver_may_decide: boolean;
  deleted_at: string | null;
  /** Its risks as they are now. */
  live: RiskToFreeze[];
}

/** The same without its risks. */
export type StoredHead = Omit<StoredAcceptance, 'live'>;

const nameOf = (person: string): string =>
  `(select p.first_name || ' ' || p.last_name from person p where p.org_id = a.org_id and p.id = a.${person})`;

/** What a list shows of an acceptance `a`. */
const rowColumns =
  sql.raw(`a.id, a.version, a.ref, a.status, a.department_id, a.starts_on, a.expires_on, a.updated_at, a.requested_by, a.approver_id, a.second_approver_id, a.first_decision,
  (select d.name from department d where d.org_id = a.org_id and d.id = a.department_id) as department_name,
  ${nameOf('requested_by')} as requester_name, ${nameOf('approver_id')} as approver_name, ${nameOf('second_approver_id')} as second_approver_name, a.frozen -> 'level' as frozen_level,
  coalesce((select json_agg(json_build_object('id', r.id, 'ref', r.ref, 'title', r.title) order by r.ref_sort) from acceptance_risk ar
    join risk r on r.org_id = ar.org_id and r.id = ar.risk_id where ar.org_id = a.org_id and ar.acceptance_id = a.id), '[]') as risks`);

/** The further columns of its own page. */
export const ownColumns = sql`${rowColumns}, a.justification, a.conditions, a.submitted_at, a.frozen, a.sha256,
  a.decision, a.ended, a.deleted_at,
  exists (select from person p where p.org_id = a.org_id and p.status = 'active' and p.id <> a.requested_by
    and ${mayDecide(sql`a.approver_type`, sql`a.department_id`)}) as others_may_approve,
  exists (select from person p where p.org_id = a.org_id and p.status = 'active' and p.id = ${decider}
    and ${mayDecide(sql`a.approver_type`, sql`a.department_id`)}) as approver_may_decide`;

const thisAcceptance = (db: TenantDb, actor: Actor, id: string): SQL =>
  sql`a.org_id = ${db.org_id} and a.id = ${id} and a.deleted_at is null and ${visibleAcceptances(actor)}`;

/** One acceptance, if the actor may see it. A deleted draft nobody sees. */
export async function findAcceptance(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<StoredAcceptance | undefined> {
  const [[row], live] = await Promise.all([
    db.query<StoredHead>(sql`select ${ownColumns} from acceptance a where ${thisAcceptance(db, actor, id)}`),
    findRisksWhere(db, sql`r.id in (${risksOf(db, id)})`),
  ]);
  return row && { ...row, live };
}

const risksOf = (db: TenantDb, id: string): SQL =>
  sql`select ar.risk_id from acceptance_risk ar where ar.org_id = ${db.org_id} and ar.acceptance_id = ${id}`;

/** The same, locked before it is joined: after a wait, names and risks are those of then. */
export async function findAcceptanceToChange(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<StoredAcceptance | undefined> {
  const [, row] = await Promise.all([
    db.query(sql`select from acceptance a where a.org_id = ${db.org_id} and a.id = ${id} for update`),
    findAcceptance(db, actor, id),
  ]);
  return row;
}

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

const orders: Record<AcceptanceSort, string> = {
  // What is still under way comes first, and of that what ends first.
  expires_on: 'a.is_over, a.expires_on, a.id',
  ref: 'a.ref, a.id',
  level: 'a.level, a.id',
  status: 'a.status, a.expires_on, a.id',
  updated_at: 'a.updated_at, a.id',
};

/** Turns an order round: `a, b` becomes `a desc, b desc`. */
const orderOf = (ordering: AcceptanceQuery['ordering']): SQL => {
  const order = orders[ordering.replace(/^-/, '') as AcceptanceSort];
  return sql.raw(ordering.startsWith('-') ? `${order.replaceAll(',', ' desc,')} desc` : order);
};

/** The acceptances that the actor sees, in the order that was asked for. */
export async function findAcceptances(
  db: TenantDb,
  actor: Actor,
  { dpt, status, expiring, level, approver, risk, ordering, limit, offset }: AcceptanceQuery,
): Promise<Page<StoredRow>> {
  const day = today(db.now, actor.timezone);
  const conditions = [
    sql`a.org_id = ${db.org_id} and a.deleted_at is null and ${visibleAcceptances(actor)}`,
    // A flat organisation has no departments to narrow by.
    dpt !== undefined &&
      !actor.flat &&
      sql`a.department_id in (select d.id from department d where d.org_id = ${db.org_id} and d.path && array[${dpt}]::uuid[])`,
    status !== undefined && sql`a.status = ${status}`,
    expiring !== undefined &&
      sql`a.status = 'approved' and a.expires_on <= ${daysLater(day, expiringDays)}::date`,
    level !== undefined && sql`a.level = ${level}`,
    approver !== undefined && sql`${approver} in (a.approver_id, a.second_approver_id)`,
    risk !== undefined &&
      sql`a.id in (select ar.acceptance_id from acceptance_risk ar where ar.org_id = ${db.org_id} and ar.risk_id = ${risk})`,
  ].filter((condition) => condition !== false);
  const where = sql.join(conditions, sql` and `);
  return cappedPage<StoredRow>(
    db,
    sql`from acceptance a where ${where}`,
    sql`select ${rowColumns} from acceptance a where ${where} order by ${orderOf(ordering)} limit ${limit} offset ${offset}`,
  );
}

/** Those named as approvers in acceptances that the actor sees, by name. */
export const findNamedApprovers = (db: TenantDb, actor: Actor): Promise<{ id: string; name: string }[]> =>
  db.query(sql`select p.id, p.first_name || ' ' || p.last_name as name from person p where p.org_id = ${db.org_id}
    and p.id in (select unnest(array[a.approver_id, a.second_approver_id]) from acceptance a where a.org_id = ${db.org_id} and a.deleted_at is null and ${visibleAcceptances(actor)})
    order by p.first_name collate "und-x-icu", p.last_name collate "und-x-icu", p.id limit 200`);
