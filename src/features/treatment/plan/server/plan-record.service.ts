import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { shownWhole } from '#platform/server/record/record-presenter.ts';
import { storedRecords } from '#platform/server/record/stored-records.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { seenBy as assessmentSeenBy } from '#features/maturity/assessment/server/shared/assessment.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import { progressIn } from '#features/treatment/task/server/shared/task-progress.queries.ts';
import { planRecord } from '../plan.record.ts';
import { planWorkflow } from '../plan.workflow.ts';
import { tellOfChange } from './plan-notice.service.ts';
import { beside, factsOf, type BesidePlan } from './plan.presenter.ts';
import { planCounterTable, planTable } from './plan.table.ts';
import { proofsOf } from './shared/plan-proof.queries.ts';
import { planSeenBy } from './shared/plan-visibility.queries.ts';

/** What the `plan` comes from, named if the actor may see it. */
const originOf = (actor: Actor): SQL => sql`case when plan.origin_kind is not null then (
  select json_build_object('kind', plan.origin_kind, 'id', plan.origin_id, 'ref', max(x.ref), 'title', max(x.title)) from (
    select r.ref, r.title from risk r where plan.origin_kind = 'risk' and r.org_id = plan.org_id and r.id = plan.origin_id and ${visibleTo(actor)}
    union all
    select a.ref, a.name from maturity_assessment a
      where plan.origin_kind = 'maturity' and a.org_id = plan.org_id and a.id = plan.origin_id and ${assessmentSeenBy(viewerOf(actor))}) x) end`;

const gaps =
  sql.raw(`coalesce((select json_agg(json_build_object('question_id', g.question_id, 'expected_level', g.expected_level) order by g.question_id)
    from plan_gap g where g.org_id = plan.org_id and g.plan_id = plan.id), '[]')`);

/** Tasks and evidence call a plan by this. */
export const asParent = (id: string) => ({ kind: 'cip' as const, id });

/** Improvement plans, as they are read and as verbs take and change them. */
export const plans = storedRecords(planRecord)<BesidePlan>()({
  workflow: planWorkflow,
  table: planTable,
  counter: planCounterTable,
  as: 'plan',
  references: {
    // One that was deleted is named still.
    control: (actor, id, org_id) =>
      sql`(select json_build_object('id', c.id, 'ref', c.ref, 'title', c.title) from control c
        where c.org_id = ${org_id} and c.id = ${id} and ${visibleControls(actor)})`,
    risks: (actor, id, org_id) =>
      sql`coalesce((select json_agg(json_build_object('id', r.id, 'ref', r.ref, 'title', r.title) order by r.ref_sort)
        from plan_risk k join risk r on r.org_id = k.org_id and r.id = k.risk_id
        where k.org_id = ${org_id} and k.plan_id = ${id} and r.deleted_at is null and ${visibleTo(actor)}), '[]')`,
  },
  further: {
    row: () =>
      sql`(select o.currency from organisation o where o.org_id = plan.org_id) as currency, plan.request is not null as is_move_asked`,
    whole: (db, actor) =>
      sql`${gaps} as gaps, ${originOf(actor)} as origin, ${proofsOf(db)} as proofs, ${progressIn(db, 'cip', sql`plan.id`)} as tasks`,
  },
  seenBy: (db, actor, id) => planSeenBy(db, viewerOf(actor), id),
  factsOf,
  shownTo: ({ actor, db }, stored) => ({
    ...shownWhole(planRecord, stored),
    ...beside(stored, actor, db.now),
    origin: stored.origin,
    gaps: stored.gaps,
    tasks: { open: stored.tasks.open, total: stored.tasks.total },
    proofs: stored.proofs,
    permissions: planWorkflow.permissions(actor, factsOf(stored), db.now),
  }),
  tell: tellOfChange,
});
