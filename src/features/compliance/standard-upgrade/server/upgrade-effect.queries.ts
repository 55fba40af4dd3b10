import { sql, type SQL } from 'drizzle-orm';
import type { Page } from '#platform/contract/endpoint.ts';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { openComplianceStatuses } from '#features/compliance/assessment/assessment-status.contract.ts';
import type { StoredComplianceRow } from '#features/compliance/assessment/server/shared/compliance-assessment.queries.ts';
import { complianceAssessments } from '#features/compliance/assessment/server/shared/compliance-record.service.ts';
import { wholeSeenBy } from '#features/compliance/assessment/server/shared/compliance-visibility.queries.ts';
import { suggestions } from '#features/compliance/control-assessment/server/shared/suggestion.queries.ts';
import { saysSomething } from '#features/compliance/control-assessment/server/shared/upgraded-control.queries.ts';
import {
  asRows,
  findMappingsInForce,
} from '#features/compliance/crosswalk/server/shared/mapping-in-force.queries.ts';
import type { ComplianceSums } from '#features/compliance/figure/figure.rules.ts';
import { sumsOf } from '#features/compliance/figure/server/shared/compliance-sums.queries.ts';
import { openFindingStatuses } from '#features/compliance/finding/finding-status.contract.ts';
import { visibleFindings } from '#features/compliance/finding/server/shared/finding-visibility.queries.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { UpgradedRow, UpgradedRowKind, UpgradeEffect } from '../standard-upgrade.contract.ts';
import type { UpgradePlan } from './upgrade-plan.service.ts';

/** What becomes of one assessment, as the database gives it. */
export interface StoredEffect extends Pick<
  UpgradeEffect,
  'kept' | 'kept_answered' | 'unconfirmed' | 'added' | 'followed' | 'leaving' | 'leaving_answered'
> {
  id: string;
  sums: ComplianceSums;
}

const openStatuses = sql`${sql.param([...openComplianceStatuses])}::text[]`;

/** An assessment as its effect names it, with what rights look at. */
export interface StoredOpen extends StoredComplianceRow {
  groups_in_scope: string[];
  submitted_by: string | null;
  deleted_at: string | null;
}

/** These assessments, as far as somebody sees the whole of them. */
export const findNamed = (db: TenantDb, actor: Actor, ids: readonly string[]): Promise<StoredOpen[]> =>
  db.query<StoredOpen>(sql`select ${complianceAssessments.rowColumns(actor, db)}, a.groups_in_scope, a.submitted_by, a.deleted_at from compliance_assessment a
    where a.org_id = ${db.org_id} and a.id = any (${sql.param([...ids])}::uuid[]) and a.deleted_at is null
      and ${wholeSeenBy(viewerOf(actor))} order by a.id`);

/** The open assessments by the earlier version that somebody sees the whole of, the first made first. */
export async function findOpen(
  db: TenantDb,
  actor: Actor,
  { from }: Pick<UpgradePlan, 'from'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<StoredOpen>> {
  const where = sql`a.org_id = ${db.org_id} and a.standard = ${from.key} and a.standard_version = ${from.standard_version}
    and a.deleted_at is null and a.status = any (${openStatuses}) and ${wholeSeenBy(viewerOf(actor))}`;
  const [[all], data] = await Promise.all([
    db.query<{ n: number }>(sql`select count(*)::int as n from compliance_assessment a where ${where}`),
    db.query<StoredOpen>(sql`select ${complianceAssessments.rowColumns(actor, db)}, a.groups_in_scope, a.submitted_by, a.deleted_at from compliance_assessment a
      where ${where} order by a.id limit ${limit} offset ${offset}`),
  ]);
  return { data, count: all?.n ?? 0 };
}

/** What the version asks that is answered: who is asked it follows from the groups of each assessment. */
const asked = ({ after, reworded }: UpgradePlan): SQL => {
  const rows = after.requirements.flatMap(({ code, weight, groups, isAnswered }, position) =>
    isAnswered ? [{ code, weight, groups, position, is_reworded: reworded.has(code) }] : [],
  );
  return sql`select * from json_to_recordset(${JSON.stringify(rows)})
    as p (code text, weight numeric, groups text[], position integer, is_reworded boolean)`;
};

/** `pairs`: each row `control` of these assessments beside what the version asks; either may be missing. */
const paired = (db: TenantDb, plan: UpgradePlan, ids: readonly string[]): SQL => sql`
  plan as materialized (${asked(plan)}),
  chosen as materialized (
    select a.id, a.org_id, a.standard,
      array(select g from unnest(a.groups_in_scope) g where g = any (${sql.param([...plan.after.groups])}::text[])) as groups
    from compliance_assessment a where a.org_id = ${db.org_id} and a.id = any (${sql.param([...ids])}::uuid[])
  ), wanted as (
    select c.id as assessment_id, p.* from chosen c join plan p on p.groups = '{}' or p.groups && c.groups
  ), pairs as materialized (
    select coalesce(h.assessment_id, w.assessment_id) as assessment_id, h.control, w.code as asked, coalesce(h.code, w.code) as code, w.weight,
      w.is_reworded and h.says as is_unconfirmed, coalesce(h.says, false) as says, h.control is distinct from null as is_here,
      coalesce(w.position, h.position) as position
    from (select ca as control, ca.assessment_id, ca.code, ca.position, ${saysSomething} as says from control_assessment ca
      where ca.org_id = ${db.org_id} and ca.assessment_id = any (${sql.param([...ids])}::uuid[]) and not ca.is_parent) h
    full join wanted w on w.assessment_id = h.assessment_id and w.code = h.code
  )`;

/** The mappings by which what is new may follow others at once; none where nothing is followed. */
async function findMappings(db: TenantDb, key: string, ids: readonly string[]) {
  const sources = await db.query<{
    source: string;
  }>(sql`select distinct s.standard as source from compliance_follow f
    join compliance_assessment s on s.org_id = f.org_id and s.id = f.followed_id
    where f.org_id = ${db.org_id} and f.follower_id = any (${sql.param([...ids])}::uuid[])`);
  if (sources.length === 0) return [];
  return findMappingsInForce(
    db,
    sources.map(({ source }) => ({ source, target: key })),
  );
}

/** What becomes of these assessments. Figures are foretold by the function that keeps them. */
export async function findEffects(
  db: TenantDb,
  plan: UpgradePlan,
  ids: readonly string[],
): Promise<StoredEffect[]> {
  if (ids.length === 0) return [];
  const mappings = await findMappings(db, plan.to.key, ids);
  return db.query<StoredEffect>(sql`with ${paired(db, plan, ids)}, mapped as materialized (${asRows(mappings)}),
    targets as materialized (
      select md5(p.assessment_id || p.code)::uuid as id, c.org_id, c.standard, p.assessment_id, p.code
      from pairs p join chosen c on c.id = p.assessment_id where not p.is_here
    ), ${suggestions}, followed as (
      select t.assessment_id, t.code, w.result, w.percent from targets t join weakest w on w.id = t.id where w.is_live and w.result is not null
    ), becoming as materialized (
      select p.*, s.result is not null as is_followed, case when p.asked is null then null
        when not p.is_here then jsonb_populate_record(null::control_assessment, jsonb_build_object('weight', p.weight, 'is_applicable', true,
          'status', 'to_do', 'proven_share', 0, 'result', coalesce(s.result, 'not_assessed'), 'value', case s.result when 'compliant' then 1.0
            when 'partial' then coalesce(s.percent / 100.0, 0.5) when 'non_compliant' then 0.0 end))
        when p.is_unconfirmed then jsonb_populate_record(p.control, jsonb_build_object('weight', p.weight, 'value', null,
          'carried_from', (p.control).id, 'status', case when (p.control).status = 'to_do' then 'to_do' else 'in_progress' end))
        when (p.control).weight <> p.weight then jsonb_populate_record(p.control, jsonb_build_object('weight', p.weight))
        else p.control end as control_after
      from pairs p left join followed s on s.assessment_id = p.assessment_id and s.code = p.code and not p.is_here
    )
    select c.id, count(*) filter (where b.is_here and b.asked is not null)::int as kept,
      count(*) filter (where b.says and b.asked is not null)::int as kept_answered,
      count(*) filter (where b.is_unconfirmed)::int as unconfirmed,
      count(*) filter (where b.asked is not null and not b.is_here)::int as added, count(*) filter (where b.is_followed)::int as followed,
      count(*) filter (where b.asked is null and b.is_here)::int as leaving,
      count(*) filter (where b.asked is null and b.says)::int as leaving_answered, ${sumsOf} as sums
    from chosen c left join becoming b on b.assessment_id = c.id
    left join lateral figures_of_control(b.control_after) f on b.asked is not null group by c.id`);
}

const isOf: Record<UpgradedRowKind, SQL> = {
  leaving: sql`p.asked is null and p.is_here`,
  unconfirmed: sql`p.is_unconfirmed`,
  added: sql`p.asked is not null and not p.is_here`,
  kept: sql`p.asked is not null and p.is_here and not coalesce(p.is_unconfirmed, false)`,
};

type StoredUpgradedRow = Omit<UpgradedRow, 'title' | 'kind'>;

/** A page of the rows of one assessment that something becomes of. */
export async function findUpgradedRows(
  db: TenantDb,
  actor: Actor,
  plan: UpgradePlan,
  {
    id,
    kind,
    answered,
    limit,
    offset,
  }: { id: string; kind: UpgradedRowKind; answered: boolean; limit: number; offset: number },
): Promise<Page<StoredUpgradedRow>> {
  const where = sql`${isOf[kind]}${answered ? sql` and p.says` : sql``}`;
  const pairs = paired(db, plan, [id]);
  const [[all], data] = await Promise.all([
    db.query<{ n: number }>(sql`with ${pairs} select count(*)::int as n from pairs p where ${where}`),
    db.query<StoredUpgradedRow>(sql`with ${pairs} select (p.control).id, p.code, (p.control).status, (p.control).result,
        (p.control).implementation_percent, (p.control).applicability_state, coalesce((p.control).is_applicable, true) as is_applicable,
        (select count(*)::int from evidence_link l join evidence e on e.org_id = l.org_id and e.id = l.evidence_id and e.deleted_at is null
          where l.org_id = ${db.org_id} and l.object_type = 'control_assessment' and l.object_id = (p.control).id) as evidence,
        (select count(*)::int from finding f where f.org_id = ${db.org_id} and f.control_assessment_id = (p.control).id and f.deleted_at is null
          and f.status = any (${sql.param([...openFindingStatuses])}::text[]) and ${visibleFindings(actor)}) as findings
      from pairs p where ${where} order by p.position, p.code limit ${limit} offset ${offset}`),
  ]);
  return { data, count: all?.n ?? 0 };
}
