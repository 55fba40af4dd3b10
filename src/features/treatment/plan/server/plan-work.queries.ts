import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { decidesAlone } from '#platform/contract/deciding.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { recordWork } from '#features/workspace/work/server/shared/record-work.queries.ts';
import {
  steers,
  theirOwn,
  waitingDecision,
  type WorkSource,
} from '#features/workspace/work/server/shared/work-source.queries.ts';
import { pathOfPlan } from '../plan-path.rules.ts';
import { runningPlanStatuses } from '../plan-status.contract.ts';
import { plans } from './plan-record.service.ts';
import { visiblePlans } from './shared/plan-visibility.queries.ts';

const work = recordWork(plans.place, pathOfPlan(''), 'due_on');
const link = sql`${pathOfPlan('')} || plan.id as link`;
const runs = oneOfThese(sql.raw('plan.status'), runningPlanStatuses);

/** Approved plans whose due date binds, for those who own them. */
export const duePlans = work.due(runningPlanStatuses);

interface ToDecide {
  verb: string;
  /** Which plans wait for it. */
  which: SQL;
  /** Who handed it in or asked for it: they do not decide. */
  by: SQL;
  /** Who decides where the approver may not. */
  instead: (actor: Actor) => SQL;
}

/** What waits for the approver of a plan; for others, where the approver owns it, or asks themselves. */
const decision = (kind: string, { verb, which, by, instead }: ToDecide): WorkSource => ({
  kind,
  verbs: [verb],
  group: 'decide',
  waiting: (db, actor) => {
    const own = theirOwn(actor);
    const { person, waits } = waitingDecision(actor, {
      named: 'plan.approver_id',
      isFit: sql`plan.approver_id is distinct from plan.owner_id and plan.approver_id is distinct from ${by}`,
      instead: instead(actor),
      isFree: sql`${decidesAlone(actor)} or coalesce(plan.owner_id <> all (${own}), true) and coalesce(${by} <> all (${own}), true)`,
    });
    return sql`select plan.id, plan.ref, plan.title, ${link}, null::date as due_on, ${person} from plan
      where plan.org_id = ${db.org_id} and plan.deleted_at is null and ${which} and ${actor.type !== 'User'} and ${waits} and ${visiblePlans(actor)}`;
  },
});

const admins = (actor: Actor): SQL => sql`${actor.type === 'Admin'}`;
const deciders = (actor: Actor): SQL => steers(actor, sql`plan.department_id`);

/** What waits for people of plans: to decide, to agree to another due date, to validate, to revise and to carry out. */
export const planWork: readonly WorkSource[] = [
  decision('plan_decision', {
    verb: 'plan.approve',
    which: sql.raw(`plan.status = 'submitted'`),
    by: sql.raw('plan.submitted_by'),
    instead: admins,
  }),
  decision('plan_reschedule', {
    verb: 'plan.agree',
    which: sql`${runs} and plan.request is not null`,
    by: sql.raw(`(plan.request -> 'by' ->> 'id')::uuid`),
    instead: admins,
  }),
  decision('plan_validation', {
    verb: 'plan.validate',
    which: sql.raw(`plan.status = 'completed'`),
    by: sql.raw('plan.completed_by'),
    instead: deciders,
  }),
  work.owned({
    kind: 'plan_revision',
    verbs: ['plan.submit'],
    at: ['draft'],
    where: sql.raw('plan.status_reason is not null'),
  }),
  work.owned({ kind: 'plan', verbs: ['plan.start', 'plan.complete'], at: ['approved', 'in_progress'] }),
];
