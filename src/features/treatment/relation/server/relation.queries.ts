import { sql, type SQL } from 'drizzle-orm';
import type { Call } from '#platform/server/http/serve.ts';
import { controlSeenBy } from '#features/compliance/assessment/server/shared/compliance-visibility.queries.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { visibleAcceptances } from '#features/treatment/acceptance/server/shared/acceptance.queries.ts';
import { visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import { visibleEvidence } from '#features/treatment/evidence/server/shared/evidence.queries.ts';
import { openPlanStatuses } from '#features/treatment/plan/plan-status.contract.ts';
import { visiblePlans } from '#features/treatment/plan/server/shared/plan-visibility.queries.ts';
import { visibleTo as visibleAssessments } from '#features/maturity/assessment/server/shared/assessment.queries.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import type { TaskParent } from '#features/treatment/task/server/shared/task-parent.queries.ts';
import { tasksSeenBy } from '#features/treatment/task/server/shared/task-visibility.queries.ts';
import { openTaskStatuses } from '#features/treatment/task/task-status.contract.ts';
import { mostOfKind } from '../relation.contract.ts';

type Reader = Pick<Call, 'db' | 'actor'>;

/** Something related, and how many of its kind there are. */
export interface Related {
  id: string;
  ref: string | null;
  title: string;
  status: string;
  total: number;
  /** What leads to it. */
  from: string[];
  /** What it is read in, where it has no page of its own. */
  read_in?: string;
  /** By which standard it is asked. */
  standard?: string;
}

const all = sql.raw('count(*) over ()::int as total');
const most = sql.raw(`limit ${mostOfKind}`);

/** The controls of a risk, those of the strongest design first. */
export const findControls = ({ db, actor }: Reader, risk: string): Promise<Related[]> =>
  db.query(sql`select c.id, c.ref, c.title, c.status, ${all}, array[l.risk_id] as "from"
    from risk_control l join control c on c.org_id = l.org_id and c.id = l.control_id
    where l.org_id = ${db.org_id} and l.risk_id = ${risk} and c.deleted_at is null and ${visibleControls(actor)}
    order by l.design desc, c.id ${most}`);

/** The plans that are to lower a risk, the open ones first; each comes from the control that it improves. */
export const findPlans = ({ db, actor }: Reader, risk: string): Promise<Related[]> =>
  db.query(sql`select plan.id, plan.ref, plan.title, plan.status, ${all}, array[plan.control_id] as "from"
    from plan_risk k join plan on plan.org_id = k.org_id and plan.id = k.plan_id
    where k.org_id = ${db.org_id} and k.risk_id = ${risk} and plan.deleted_at is null and ${visiblePlans(actor)}
    order by ${oneOfThese(sql`plan.status`, openPlanStatuses)} desc, plan.due_on nulls last, plan.id ${most}`);

/** The acceptances of a risk, the newest first. */
export const findAcceptances = ({ db, actor }: Reader, risk: string): Promise<Related[]> =>
  db.query(sql`select a.id, a.ref, a.justification as title, a.status, ${all}, array[ar.risk_id] as "from"
    from acceptance_risk ar join acceptance a on a.org_id = ar.org_id and a.id = ar.acceptance_id
    where ar.org_id = ${db.org_id} and ar.risk_id = ${risk} and ${visibleAcceptances(actor)}
    order by (a.status = 'approved') desc, a.id desc ${most}`);

/** The tasks of a risk itself and of its plans, the open ones first, by the day they are due. */
export const findTasks = (
  { db, actor }: Reader,
  parents: readonly TaskParent[],
  risk: string,
): Promise<Related[]> =>
  db.query(sql`select t.id, t.ref, t.title, t.status, ${all}, array[t.parent_id] as "from" from task t
    where t.org_id = ${db.org_id} and t.deleted_at is null and ${tasksSeenBy(db, parents, viewerOf(actor))}
      and ((t.parent_kind = 'risk' and t.parent_id = ${risk}) or (t.parent_kind = 'cip' and t.parent_id in (
        select k.plan_id from plan_risk k where k.org_id = ${db.org_id} and k.risk_id = ${risk})))
    order by ${oneOfThese(sql`t.status`, openTaskStatuses)} desc, t.due_on_sort, t.id ${most}`);

const idsOf = (ids: readonly string[]): SQL => sql`${sql.param(ids)}::uuid[]`;

/** The tests of these controls, which the caller sees, the newest first. */
export const findTests = ({ db }: Reader, controls: readonly string[]): Promise<Related[]> =>
  db.query(sql`select ct.id, null as ref, left(ct.procedure, 200) as title, coalesce(ct.result, ct.status) as status, ${all}, k.controls as "from"
    from control_test ct join lateral (
      select array_agg(cc.control_id order by cc.control_id) as controls from control_test_control cc
      where cc.org_id = ct.org_id and cc.test_id = ct.id and cc.control_id = any (${idsOf(controls)})) k on k.controls is not null
    where ct.org_id = ${db.org_id} and ct.id in (select cc.test_id from control_test_control cc
      where cc.org_id = ${db.org_id} and cc.control_id = any (${idsOf(controls)}))
    order by coalesce(ct.done_on, ct.planned_on) desc, ct.id desc ${most}`);

/** The questions of assessments of maturity whose gaps these plans are to close, those of the newest assessment first. */
export const findQuestions = ({ db, actor }: Reader, plans: readonly string[]): Promise<Related[]> =>
  db.query(sql`select concat_ws(' ', a.id, g.question_id) as id, g.question_id as ref, a.name as title, a.status, ${all},
      array_agg(g.plan_id order by g.plan_id) as "from", a.id as read_in
    from plan_gap g join maturity_assessment a on a.org_id = g.org_id and a.id = g.assessment_id
    where g.org_id = ${db.org_id} and g.plan_id = any (${idsOf(plans)}) and a.deleted_at is null and ${visibleAssessments(actor)}
    group by a.org_id, a.id, g.question_id order by a.id desc, g.question_id ${most}`);

/** What standards ask of these records, as assessments answer it: that of the newest assessment first. */
export const findRequirements = ({ db, actor }: Reader, records: readonly string[]): Promise<Related[]> =>
  db.query(sql`select ca.id, ca.code as ref, a.name as title, ca.status, ${all}, l.records as "from", a.id as read_in, a.standard
    from (select cl.control_assessment_id, array_agg(coalesce(cl.risk_id, cl.control_id, cl.plan_id) order by cl.id) as records
      from control_assessment_link cl where cl.org_id = ${db.org_id} and (cl.risk_id = any (${idsOf(records)})
        or cl.control_id = any (${idsOf(records)}) or cl.plan_id = any (${idsOf(records)})) group by cl.control_assessment_id) l
    join control_assessment ca on ca.org_id = ${db.org_id} and ca.id = l.control_assessment_id
    join compliance_assessment a on a.org_id = ca.org_id and a.id = ca.assessment_id
    where a.deleted_at is null and ${controlSeenBy(viewerOf(actor))}
    order by a.period_to desc, a.id desc, ca.position ${most}`);

/** The evidence that hangs on these records, what was changed last first. Withdrawn evidence proves nothing. */
export const findEvidence = ({ db, actor }: Reader, records: readonly string[]): Promise<Related[]> =>
  db.query(sql`select e.id, e.ref, e.name as title, e.status, ${all}, l.records as "from"
    from (select evidence_id, array_agg(object_id order by object_id) as records from evidence_link
      where org_id = ${db.org_id} and object_type in ('risk', 'control', 'plan', 'task') and object_id = any (${idsOf(records)}) group by evidence_id) l
    join evidence e on e.org_id = ${db.org_id} and e.id = l.evidence_id
    where e.deleted_at is null and e.status <> 'withdrawn' and ${visibleEvidence(actor)}
    order by e.updated_at desc, e.id ${most}`);
