import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { StoredRow } from '#platform/server/record/record-select.ts';
import type { ReadRecord } from '#platform/server/record/stored-records.ts';
import type { ComplianceSums } from '#features/compliance/figure/figure.rules.ts';
import type { ComplianceStatus } from '#features/compliance/assessment/assessment-status.contract.ts';
import { controlSeenBy } from '#features/compliance/assessment/server/shared/compliance-visibility.queries.ts';
import { sumsOf } from '#features/compliance/figure/server/shared/compliance-sums.queries.ts';
import type { Standard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import { visibleEvidence } from '#features/treatment/evidence/server/shared/evidence.queries.ts';
import { visiblePlans } from '#features/treatment/plan/server/shared/plan-visibility.queries.ts';
import type { ControlAssessment, ControlAssessmentRow } from '../control-assessment.contract.ts';
import type { controlAssessmentRecord } from '../control-assessment.record.ts';
import type {
  ControlAssessmentStatus,
  ControlResult,
  FollowMode,
} from '../control-assessment-status.contract.ts';
import { followColumns, type StoredSource } from './followed-source.queries.ts';
import { differsFromSource } from './shared/control-flag.queries.ts';

/** What the sub-controls come to that somebody sees. */
interface SubControls {
  sums: ComplianceSums;
  statuses: ControlAssessmentStatus[];
  evidence_count: number;
  due_date: string | null;
}

/** What of a control is read beside its fields, in a list too. */
interface BesideFields extends Pick<
  ControlAssessmentRow,
  'code' | 'parent' | 'section' | 'level' | 'is_applicable' | 'evidence_count' | 'is_proven' | 'staleness'
> {
  proven_share: number;
  is_parent: boolean;
  is_carried: boolean;
  is_returned: boolean;
  value: number | null;
  respondents: ControlAssessmentRow['respondents'];
  follow_mode: FollowMode;
  is_differing: boolean;
  /** Null where it has no sub-controls. */
  sub_controls: SubControls | null;
}
export type StoredControlRow = StoredRow<typeof controlAssessmentRecord> & BesideFields;

/** The same of one. */
export interface BesideControl
  extends
    BesideFields,
    Pick<ControlAssessment, 'links' | 'aging' | 'carried_from' | 'previous_id' | 'next_id'> {
  assessment_id: string;
  assessment_ref: string;
  assessment_name: string;
  assessment_status: ComplianceStatus;
  standard: ControlAssessment['assessment']['standard'];
  standard_version: string;
  /** What its assessment is by. */
  content: Standard;
  department_id: string | null;
  lead_id: string;
  reviewer_id: string | null;
  source_result: ControlResult | null;
  source_percent: number | null;
  sources: StoredSource[];
  offered: ControlAssessment['follow']['offered'];
}
export type StoredControl = ReadRecord<typeof controlAssessmentRecord, BesideControl>;

const evidenceCount = (row: string): string =>
  `(select count(*)::int from evidence_link l join evidence e on e.org_id = l.org_id and e.id = l.evidence_id and e.deleted_at is null
    where l.org_id = ${row}.org_id and l.object_type = 'control_assessment' and l.object_id = ${row}.id)`;

/** What lies below the control `ca`, as far as somebody sees it. */
const subControls = (
  actor: Actor,
): SQL => sql`case when ca.is_parent then (select json_build_object('sums', ${sumsOf}, 'statuses', coalesce(json_agg(f.status) filter (where f.is_applicable), '[]'),
    'evidence_count', coalesce(sum(f.evidence_count), 0), 'due_date', min(f.due_date))
  from (select s.status, s.is_applicable, s.due_date, ${sql.raw(evidenceCount('s'))} as evidence_count, v.*
    from control_assessment s, figures_of_control(s) v
    where s.org_id = ca.org_id and s.assessment_id = ca.assessment_id and s.top = ca.code and s.parent is not null
      and exists (select from (select s.*) as ca where ${controlSeenBy(viewerOf(actor))})) f) end as sub_controls`;

/** Those who are to answer the control `ca`. */
export const respondents =
  sql.raw(`coalesce((select json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name) order by p.first_name, p.last_name, p.id)
    from control_respondent cr join person p on p.org_id = cr.org_id and p.id = cr.person_id
    where cr.org_id = ca.org_id and cr.control_assessment_id = ca.id), '[]')`);

/** The columns of the control `ca` of the assessment `a` beside its fields, in a list. */
export const besideInRow = (actor: Actor): SQL =>
  sql`${sql.raw(`ca.code, ca.parent, ca.section, ca.level, ca.is_applicable, ca.is_proven, ca.proven_share::float8 as proven_share, ca.staleness, ca.is_parent,
  ca.value::float8 as value, ca.returned is not null as is_returned, ca.carried_from is not null as is_carried, ${evidenceCount('ca')} as evidence_count, ca.follow_mode`)},
  ${respondents} as respondents, ${differsFromSource} as is_differing, ${subControls(actor)}`;

/** Those that the actor sees; each kind of record by the name its own rule has for it. */
const links = (actor: Actor): SQL => sql`coalesce((select json_agg(k order by k.object_type, k.ref) from (
    select 'control' as object_type, c.id as object_id, c.ref, c.title from control_assessment_link cl join control c
      on c.org_id = cl.org_id and c.id = cl.control_id and c.deleted_at is null
      where cl.org_id = ca.org_id and cl.control_assessment_id = ca.id and ${visibleControls(actor)}
    union all select 'risk', r.id, r.ref, r.title from control_assessment_link cl join risk r
      on r.org_id = cl.org_id and r.id = cl.risk_id and r.deleted_at is null
      where cl.org_id = ca.org_id and cl.control_assessment_id = ca.id and ${visibleTo(actor)}
    union all select 'plan', plan.id, plan.ref, plan.title from control_assessment_link cl join plan
      on plan.org_id = cl.org_id and plan.id = cl.plan_id and plan.deleted_at is null
      where cl.org_id = ca.org_id and cl.control_assessment_id = ca.id and ${visiblePlans(actor)}
  ) k), '[]') as links`;

/** What a rule says about the evidence that the actor sees. */
const aging = (
  actor: Actor,
): SQL => sql`coalesce((select json_agg(json_build_object('evidence_id', e.id, 'ref', e.ref, 'rule', r.name,
    'valid_for_days', r.valid_for_days, 'stale_on', y.stale_on, 'effect_on', y.effect_on, 'effect', y.effect) order by y.stale_on, e.ref)
  from evidence_staleness y join evidence e on e.org_id = y.org_id and e.id = y.evidence_id
  join freshness_rule r on r.org_id = y.org_id and r.id = y.rule_id
  where y.org_id = ca.org_id and y.object_type = 'control_assessment' and y.object_id = ca.id and ${visibleEvidence(actor)}), '[]') as aging`;

const neighbour = (actor: Actor, comparison: '<' | '>', order: 'asc' | 'desc'): SQL =>
  sql`(select n.id from control_assessment n where n.org_id = ca.org_id and n.assessment_id = ca.assessment_id
    and not n.is_parent and n.position ${sql.raw(comparison)} ca.position
    and exists (select from (select n.*) as ca where ${controlSeenBy(viewerOf(actor))}) order by n.position ${sql.raw(order)} limit 1)`;

/** The columns beside its fields of one. */
export const besideInWhole = (actor: Actor): SQL =>
  sql`${sql.raw(`ca.assessment_id, a.ref as assessment_ref, a.name as assessment_name, a.status as assessment_status, a.standard, a.standard_version,
  a.department_id, a.lead_id, a.reviewer_id`)},
  (select json_build_object('id', f.id, 'ref', f.ref, 'name', f.name) from control_assessment c join compliance_assessment f
    on f.org_id = c.org_id and f.id = c.assessment_id where c.org_id = ca.org_id and c.id = ca.carried_from) as carried_from,
  ${links(actor)}, ${aging(actor)}, ${followColumns(actor)}, ${neighbour(actor, '<', 'desc')} as previous_id,
  ${neighbour(actor, '>', 'asc')} as next_id`;

export const itsAssessment = sql`join compliance_assessment a on a.org_id = ca.org_id and a.id = ca.assessment_id`;

/** A control of an assessment, if the actor may see it; not of one that was deleted. */
export const thisControl = (db: TenantDb, actor: Actor, id: string): SQL =>
  sql`ca.org_id = ${db.org_id} and ca.id = ${id} and a.deleted_at is null and ${controlSeenBy(viewerOf(actor))}`;
