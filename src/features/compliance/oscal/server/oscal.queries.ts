import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import type {
  ControlAnswer,
  ControlAssessmentRow,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import type { ControlKind, ControlStatus } from '#features/treatment/control/control-status.contract.ts';
import { visibleEvidence } from '#features/treatment/evidence/server/shared/evidence.queries.ts';
import type { EvidenceStatus } from '#features/treatment/evidence/evidence.workflow.ts';
import { openPlanStatuses } from '#features/treatment/plan/plan-status.contract.ts';
import { visiblePlans } from '#features/treatment/plan/server/shared/plan-visibility.queries.ts';
import { linkedControls } from './oscal-extent.queries.ts';

/** The answer to a control, as it goes into a document; what it is linked with by id. */
export interface OscalRow
  extends
    Pick<ControlAssessmentRow, 'id' | 'code' | 'section' | 'status'>,
    Omit<ControlAnswer, 'owner_id' | 'due_date'> {
  is_carried: boolean;
  /** How much of what is claimed is proven: 0 to 1. */
  proven_share: number;
  owner_id: string | null;
  respondents: string[];
  submitted_by: string | null;
  submitted_at: string | null;
  decided_by: string | null;
  decided_at: string | null;
  updated_at: string;
  evidence_count: number;
  evidence: string[];
  /** References of all that are linked, as the Statement of Applicability says them. */
  control_refs: string[];
  controls: string[];
  risks: string[];
  plans: string[];
  /** A plan that is not over is linked. */
  is_planned: boolean;
}

export interface OscalEvidence {
  id: string;
  ref: string;
  name: string;
  kind: string;
  status: EvidenceStatus;
  owner_id: string;
  effective_from: string;
  effective_to: string | null;
  expires_on: string | null;
  updated_at: string;
}

export interface OscalControl {
  id: string;
  ref: string;
  title: string;
  description: string | null;
  kind: ControlKind;
  status: ControlStatus;
  owner_id: string;
  updated_at: string;
}

/** What an assessment asks that is answered itself: `ca`. */
const rowsOf = (db: TenantDb, assessmentId: string): SQL =>
  sql`ca.org_id = ${db.org_id} and ca.assessment_id = ${assessmentId} and not ca.is_parent`;

/** The answers of an assessment in the order of its standard. */
export const findRows = (db: TenantDb, actor: Actor, assessmentId: string): Promise<OscalRow[]> =>
  db.query<OscalRow>(sql`select ca.id, ca.code, ca.section, ca.status, ca.proven_share::float8 as proven_share, ca.result, ca.implementation_percent, ca.maturity_level,
      ca.observation, ca.no_evidence_reason, ca.applicability_state, ca.applicability_reasons, ca.applicability_text, ca.provider,
      ca.carried_from is not null as is_carried, ca.owner_id, ca.submitted_by, ca.submitted_at, ca.decided_by, ca.decided_at, ca.updated_at,
      array(select cr.person_id from control_respondent cr where cr.org_id = ca.org_id and cr.control_assessment_id = ca.id
        order by cr.person_id) as respondents,
      (select count(*)::int from evidence_link l join evidence e on e.org_id = l.org_id and e.id = l.evidence_id and e.deleted_at is null
        where l.org_id = ca.org_id and l.object_type = 'control_assessment' and l.object_id = ca.id) as evidence_count,
      array(select e.id from evidence_link l join evidence e on e.org_id = l.org_id and e.id = l.evidence_id and e.deleted_at is null
        where l.org_id = ca.org_id and l.object_type = 'control_assessment' and l.object_id = ca.id and ${visibleEvidence(actor)}
        order by e.ref) as evidence,
      array(select c.ref from control_assessment_link cl join control c on c.org_id = cl.org_id and c.id = cl.control_id and c.deleted_at is null
        where cl.org_id = ca.org_id and cl.control_assessment_id = ca.id order by c.ref_sort) as control_refs,
      array(select cl.control_id from control_assessment_link cl where cl.org_id = ca.org_id and cl.control_assessment_id = ca.id
        and cl.control_id is not null order by cl.control_id) as controls,
      array(select cl.risk_id from control_assessment_link cl where cl.org_id = ca.org_id and cl.control_assessment_id = ca.id
        and cl.risk_id is not null order by cl.risk_id) as risks,
      array(select cl.plan_id from control_assessment_link cl where cl.org_id = ca.org_id and cl.control_assessment_id = ca.id
        and cl.plan_id is not null order by cl.plan_id) as plans,
      exists (select from control_assessment_link cl join plan on plan.org_id = cl.org_id and plan.id = cl.plan_id and plan.deleted_at is null
        where cl.org_id = ca.org_id and cl.control_assessment_id = ca.id and ${oneOfThese(sql.raw('plan.status'), openPlanStatuses)}
        and ${visiblePlans(actor)}) as is_planned
    from control_assessment ca where ${rowsOf(db, assessmentId)} order by ca.position`);

/** What proves these answers, as far as the actor sees it. */
export const findEvidence = (db: TenantDb, actor: Actor, assessmentId: string): Promise<OscalEvidence[]> =>
  db.query<OscalEvidence>(sql`select e.id, e.ref, e.name, e.kind, e.status, e.owner_id, e.effective_from, e.effective_to, e.expires_on, e.updated_at
    from evidence e where e.org_id = ${db.org_id} and e.deleted_at is null and ${visibleEvidence(actor)}
      and e.id in (select l.evidence_id from control_assessment ca join evidence_link l
        on l.org_id = ca.org_id and l.object_type = 'control_assessment' and l.object_id = ca.id where ${rowsOf(db, assessmentId)})
    order by e.ref`);

/** The controls of the catalogue that these answers are linked with, as far as the actor sees them. */
export const findControls = (db: TenantDb, actor: Actor, assessmentId: string): Promise<OscalControl[]> =>
  db.query<OscalControl>(sql`select c.id, c.ref, c.title, c.description, c.kind, c.status, c.owner_id, c.updated_at
    from control c where c.org_id = ${db.org_id} and c.deleted_at is null and ${visibleControls(actor)}
      and c.id in (${linkedControls(db, assessmentId)}) order by c.ref_sort`);

/** People by their names, and the organisation by its own. */
export async function findNames(
  db: TenantDb,
  people: readonly string[],
): Promise<{ organisation: string; people: { id: string; name: string }[] }> {
  return one(
    await db.query<{ organisation: string; people: { id: string; name: string }[] }>(
      sql`select o.name as organisation, coalesce((select json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name) order by p.id)
          from person p where p.org_id = o.org_id and p.id = any (${sql.param(people)}::uuid[])), '[]') as people
        from organisation o where o.org_id = ${db.org_id}`,
      { isLast: true },
    ),
  );
}
