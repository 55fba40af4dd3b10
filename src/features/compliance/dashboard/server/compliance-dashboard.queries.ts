import { sql, type SQL } from 'drizzle-orm';
import { today, daysLater } from '#platform/contract/today.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import type { ComplianceStatus } from '#features/compliance/assessment/assessment-status.contract.ts';
import {
  visibleCompliance,
  wholeSeenBy,
} from '#features/compliance/assessment/server/shared/compliance-visibility.queries.ts';
import type { ControlResult } from '#features/compliance/control-assessment/control-assessment-status.contract.ts';
import { hasFlag } from '#features/compliance/control-assessment/server/shared/control-flag.queries.ts';
import {
  snapshotSums,
  type ComplianceSums,
  type SnapshotSum,
} from '#features/compliance/figure/figure.rules.ts';
import { sumsOf } from '#features/compliance/figure/server/shared/compliance-sums.queries.ts';
import { ownTitle } from '#features/compliance/standard/server/shared/standard.queries.ts';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import {
  departmentExists,
  narrowedTo,
  type Scope,
} from '#features/organisation/department/server/shared/department-scope.queries.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { visibleEvidence } from '#features/treatment/evidence/server/shared/evidence.queries.ts';
import { expiringDays, rowsShown, type EvidenceEnd, type LeftOut } from '../compliance-dashboard.contract.ts';

/** What a dashboard is asked about. */
export interface Asked extends Scope {
  standard: StandardKey | undefined;
  /** Of the standard. */
  section: string | undefined;
}

/** An assessment that counts. */
export interface CountedRow {
  id: string;
  ref: string;
  name: string;
  standard: StandardKey;
  standard_version: string;
  status: ComplianceStatus;
  department_id: string | null;
  department_name: string | null;
  period_from: string;
  period_to: string;
  sums: ComplianceSums;
}

/** Of one that was approved, whatever became of it since: as it was on approval; of a section, what is proven is as it is now. */
export interface ApprovedRow extends Pick<ComplianceSums, SnapshotSum> {
  id: string;
  standard: StandardKey;
  department_id: string | null;
  period_to: string;
}

export interface ControlRow {
  id: string;
  code: string;
  section: string;
  standard: StandardKey;
  /** Of one's own standards. */
  own_title: string | null;
  assessment_id: string;
}
export interface OverdueRow extends ControlRow {
  due_date: string;
  owner: string | null;
}
export interface GapRow extends ControlRow {
  result: ControlResult;
  weight: number;
  value: number;
}

/** As many points as a line shows. */
export const trendLength = 12;

/** Assessments `a` by the standard, in the unit asked for and those below it. */
function inScope(db: TenantDb, { standard, ...scope }: Asked): SQL {
  const dpt = narrowedTo(scope);
  const conditions = [
    sql`a.org_id = ${db.org_id} and a.deleted_at is null`,
    ...(standard === undefined ? [] : [sql`a.standard = ${standard}`]),
    ...(dpt === undefined
      ? []
      : [
          sql`a.department_id in (select d.id from department d where d.org_id = ${db.org_id} and ${dpt} = any (d.path))`,
        ]),
  ];
  return sql.join(conditions, sql` and `);
}

const mayCount = sql.raw(`a.status in ('approved', 'in_progress', 'in_review')`);

/** What is asked of the assessments that count. */
export interface AskedOfCounted extends Asked {
  counted: readonly string[];
}

const these = (db: TenantDb, { counted }: AskedOfCounted): SQL =>
  sql`counted as materialized (select a.org_id, a.id, a.standard, a.standard_version from compliance_assessment a
    where a.org_id = ${db.org_id} and a.id = any (${sql.param(counted)}::uuid[]))`;

/** Those that count and those that run, which are worked on and count once they are approved. */
const watched = (db: TenantDb, asked: AskedOfCounted): SQL =>
  sql`counted as materialized (select a.org_id, a.id, a.ref, a.name, a.standard, a.standard_version, a.department_id from compliance_assessment a
    where ${inScope(db, asked)} and ${mayCount} and (a.id = any (${sql.param(asked.counted)}::uuid[]) or a.status in ('in_progress', 'in_review'))
      and ${wholeSeenBy(viewerOf(asked.actor))})`;

const ofSection = (column: string, { section }: Asked): SQL =>
  section === undefined ? sql`true` : sql`${sql.raw(column)} = ${section}`;

/** The assessments that count: of each department, and of the organisation itself, by each standard the newest approved one that the actor
 *  sees whole, else the newest that is running. The organisation's own first, and then in the order of departments. */
export const findCounted = (db: TenantDb, asked: Asked): Promise<CountedRow[]> =>
  db.query<CountedRow>(sql`with counted as materialized (
      select distinct on (a.standard, a.department_id) a.org_id, a.id, a.ref, a.name, a.standard, a.standard_version, a.status,
        a.department_id, a.period_from, a.period_to
      from compliance_assessment a where ${inScope(db, asked)} and ${mayCount} and ${wholeSeenBy(viewerOf(asked.actor))}
      order by a.standard, a.department_id, (a.status = 'approved') desc, a.period_to desc, a.id desc)
    select c.id, c.ref, c.name, c.standard, c.standard_version, c.status, c.department_id, d.name as department_name, c.period_from, c.period_to,
      (select ${sumsOf} from compliance_figure f where f.org_id = c.org_id and f.assessment_id = c.id and ${ofSection('f.section', asked)}) as sums
    from counted c left join department d on d.org_id = c.org_id and d.id = c.department_id
    order by d.position nulls first, d.name, d.id, c.standard`);

/** The same by section. */
export const findSections = (
  db: TenantDb,
  asked: AskedOfCounted,
): Promise<{ section: string; sums: ComplianceSums }[]> =>
  db.query(sql`with ${these(db, asked)}
    select f.section, ${sumsOf} as sums from counted c join compliance_figure f on f.org_id = c.org_id and f.assessment_id = c.id
    group by f.section`);

/** What was approved last by the same standard in the same departments as what counts, whether or not something came in its place. Found
 *  along an index for each: how many years there were before does not matter. */
export function findApproved(
  db: TenantDb,
  asked: Asked,
  counted: readonly Pick<CountedRow, 'standard' | 'department_id'>[],
): Promise<ApprovedRow[]> {
  const units = sql`unnest(${sql.param(counted.map(({ standard }) => standard))}::text[],
    ${sql.param(counted.map(({ department_id }) => department_id))}::uuid[]) as u (standard, department_id)`;
  const wasApproved = sql`${inScope(db, asked)} and a.status in ('approved', 'superseded')`;
  const latest = (
    unit: SQL,
  ): SQL => sql`(select a.org_id, a.id, a.standard, a.department_id, a.period_to from compliance_assessment a
      where ${wasApproved} and a.standard = u.standard and ${unit} and ${wholeSeenBy(viewerOf(asked.actor))}
      order by a.period_to desc, a.id desc limit ${sql.raw(String(trendLength))})`;
  const columns = sql.raw(snapshotSums.map((name) => `s.${name}::float8 as ${name}`).join(', '));
  const sums =
    asked.section === undefined
      ? sql`(select ${columns} from compliance_snapshot s where s.org_id = c.org_id and s.assessment_id = c.id order by s.revision desc limit 1)`
      : sql`(select ${columns} from compliance_figure s where s.org_id = c.org_id and s.assessment_id = c.id and s.section = ${asked.section})`;
  return db.query<ApprovedRow>(sql`select c.id, c.standard, c.department_id, c.period_to, s.*
    from ${units} cross join lateral (${latest(sql`a.department_id = u.department_id`)}
      union all ${latest(sql`u.department_id is null and a.department_id is null`)}) c
    cross join lateral ${sums} s order by c.period_to, c.id`);
}

const controlColumns = sql`${sql.raw(`ca.id, ca.code, ca.section, c.standard, c.id as assessment_id`)}, ${ownTitle('c', 'ca')} as own_title`;
/** Controls `ca` that are answered themselves. */
const answered = sql.raw(`ca.org_id = c.org_id and ca.assessment_id = c.id and not ca.is_parent`);
const most = sql.raw(String(rowsShown));

export interface OverdueCount {
  assessment_id: string;
  ref: string;
  name: string;
  standard: StandardKey;
  department_id: string | null;
  department_name: string | null;
  count: number;
  /** In all of them. */
  total: number;
}

/** What should have been done by now, the longest overdue first; and how many there are in each assessment that runs or counts. */
export async function findOverdue(db: TenantDb, asked: AskedOfCounted) {
  const day = today(db.now, asked.actor.timezone);
  const overdue = sql`from control_assessment ca where ${answered} and ca.due_date is not null
    and ${hasFlag('overdue', day)} and ${ofSection('ca.section', asked)}`;
  const [rows, counts] = await Promise.all([
    db.query<OverdueRow>(sql`with ${watched(db, asked)}
      select ${controlColumns}, ca.due_date,
        (select p.first_name || ' ' || p.last_name from person p where p.org_id = ca.org_id and p.id = ca.owner_id) as owner
      from counted c cross join lateral (select ca.* ${overdue} order by ca.due_date, ca.position limit ${most}) ca
      order by ca.due_date, ca.position, c.standard, c.id limit ${most}`),
    db.query<OverdueCount>(sql`with ${watched(db, asked)}
      select c.id as assessment_id, c.ref, c.name, c.standard, c.department_id, d.name as department_name, n.count,
        (sum(n.count) over ())::int as total
      from counted c cross join lateral (select count(*)::int as count ${overdue}) n
      left join department d on d.org_id = c.org_id and d.id = c.department_id
      where n.count > 0 order by n.count desc, c.id limit ${most}`),
  ]);
  return { rows, counts };
}

/** What is met in part or not at all: what is missing most first, and in the order of the standard. */
export const findGaps = (db: TenantDb, asked: AskedOfCounted): Promise<GapRow[]> =>
  db.query<GapRow>(sql`with ${these(db, asked)}
    select ${controlColumns}, ca.result, ca.weight::float8 as weight, ca.value::float8 as value
    from counted c cross join lateral (select ca.* from control_assessment ca
      where ${answered} and ca.value is not null and ca.result <> 'compliant' and ${ofSection('ca.section', asked)}
      order by (ca.weight * (1 - ca.value)) desc, ca.position limit ${most}) ca
    order by (ca.weight * (1 - ca.value)) desc, ca.position, c.standard, c.id limit ${most}`);

export interface EvidenceRow {
  id: string;
  ref: string;
  name: string;
  on: string;
  becomes: EvidenceEnd;
  is_over: boolean;
  controls: number;
  /** Of all of them. */
  count: number;
}

/** Evidence on what runs or counts that proves nothing any more, or is stale, or will be soon: of what the actor may see. Of the two days
 *  the earlier one is told. */
export function findExpiring(db: TenantDb, asked: AskedOfCounted): Promise<EvidenceRow[]> {
  const day = today(db.now, asked.actor.timezone);
  const soon = daysLater(day, expiringDays);
  // From the assessments to their evidence, of which earlier ones have that of many years; and to their controls only of what ends soon.
  return db.query<EvidenceRow>(sql`with ${watched(db, asked)}, ending as materialized (
      select e.org_id, e.id, e.ref, e.name, e.status, e.expires_on, l.part_of_id
      from (select distinct l.part_of_id, l.evidence_id from counted c join evidence_link l on l.org_id = c.org_id and l.part_of_id = c.id) l
      join evidence e on e.org_id = ${db.org_id} and e.id = l.evidence_id
      where e.deleted_at is null and e.status in ('accepted', 'expired') and ${visibleEvidence(asked.actor)}
        and (e.expires_on <= ${soon} or exists (select from evidence_staleness y
          where y.org_id = e.org_id and y.evidence_id = e.id and y.stale_on <= ${soon}))
    ), linked as (
      select e.id, e.ref, e.name, e.status, e.expires_on, count(*)::int as controls, min(y.stale_on) as stale_on
      from ending e cross join lateral (select l.* from evidence_link l
        where l.org_id = e.org_id and l.part_of_id = e.part_of_id and l.evidence_id = e.id offset 0) l
      join control_assessment ca on ca.org_id = l.org_id and ca.id = l.object_id and ca.is_applicable and ${ofSection('ca.section', asked)}
      left join evidence_staleness y on y.org_id = l.org_id and y.object_type = l.object_type and y.object_id = l.object_id and y.evidence_id = l.evidence_id
      group by e.id, e.ref, e.name, e.status, e.expires_on
    ), found as (
      select l.id, l.ref, l.name, least(l.expires_on, l.stale_on) as "on",
        case when l.stale_on < coalesce(l.expires_on, 'infinity') then 'stale' else 'expired' end as becomes,
        l.status = 'expired' or least(l.expires_on, l.stale_on) <= ${day} as is_over, l.controls
      from linked l
    )
    select f.*, (count(*) over ())::int as count from found f where f."on" <= ${soon} order by f."on", f.id limit ${most}`);
}

/** What the actor sees and is in no figure; and whether the department asked for is one. */
export const findLeftOut = async (
  db: TenantDb,
  asked: AskedOfCounted,
): Promise<LeftOut & { department_exists: boolean }> => {
  const { actor } = asked;
  const rows = await db.query<
    LeftOut & { department_exists: boolean }
  >(sql`with others as (select a.status, ${wholeSeenBy(viewerOf(actor))} as is_whole from compliance_assessment a
      where ${inScope(db, asked)} and a.status in ('draft', 'in_progress', 'in_review', 'approved')
        and a.id <> all (${sql.param(asked.counted)}::uuid[]) and ${visibleCompliance(actor)})
    select ${departmentExists(db, asked)} as department_exists,
      (count(*) filter (where status = 'draft' and is_whole))::int as draft,
      (count(*) filter (where not is_whole))::int as partly_visible,
      (count(*) filter (where status in ('in_progress', 'in_review') and is_whole))::int as running,
      (count(*) filter (where status = 'approved' and is_whole))::int as earlier
    from others`);
  return one(rows);
};
