import type { Actor } from '#platform/contract/access.ts';
import type { Cell } from '#features/risk/model/risk-level.contract.ts';
import type { BulkSet } from './risk-bulk.contract.ts';
import { maySteer, type Deciding } from '#platform/contract/deciding.ts';
import { isReviewedInTime, type ReviewedByLevel } from '#features/risk/record/risk.rules.ts';
import {
  reviewTooLate,
  riskWorkflow,
  triageIncomplete,
  type RiskFacts,
} from '#features/risk/record/risk.workflow.ts';

/** What a bulk change would write on one risk: final values, and the tags that come and go. */
export interface Plan {
  owner_id: string | null;
  department_id: string | null;
  category_id: string | null;
  review_on: string | null;
  treatment: RiskFacts['treatment'];
  addTags: string[];
  removeTags: string[];
}

export interface Planned extends Omit<RiskFacts, keyof ReviewedByLevel> {
  inherent: (Cell & ReviewedByLevel['inherent']) | null;
  residual: (Cell & ReviewedByLevel['residual']) | null;
  version: number;
  category_id: string | null;
  review_on: string | null;
  tagIds: string[];
}

/** The plan for one risk, from what it is and what is to be set. */
export function planOf(risk: Planned, set: BulkSet): Plan {
  const has = new Set(risk.tagIds);
  return {
    owner_id: set.owner_id === undefined ? risk.owner_id : set.owner_id,
    department_id: set.department_id === undefined ? risk.department_id : set.department_id,
    category_id: set.category_id === undefined ? risk.category_id : set.category_id,
    review_on: set.review_on === undefined ? risk.review_on : set.review_on,
    treatment: set.treatment ?? risk.treatment,
    addTags: [...new Set(set.add_tag_ids ?? [])].filter((id) => !has.has(id)),
    removeTags: [...new Set(set.remove_tag_ids ?? [])].filter((id) => has.has(id)),
  };
}

const mostTags = 20;

/** Why a plan cannot be carried out on a risk, as the single calls would say it. A treatment is changed in bulk only while
 *  nothing was reached by it. */
export function refusalOfPlan(
  actor: Deciding & Pick<Actor, 'id'>,
  risk: Planned,
  sentVersion: number,
  plan: Plan,
  now: Date,
  day: string,
): string | undefined {
  if (!riskWorkflow.isAllowed('edit', actor, risk, now)) return 'forbidden';
  if (risk.version !== sentVersion) return 'stale_version';
  if (!riskWorkflow.startsFrom('edit', risk)) return 'wrong_state';
  if (plan.department_id !== risk.department_id && !maySteer(actor, plan.department_id))
    return 'department_not_yours';
  if (risk.triage === 'triaged' && (plan.owner_id === null || plan.category_id === null))
    return triageIncomplete.code;
  if (plan.review_on !== risk.review_on && !isReviewedInTime(risk, plan.review_on, day))
    return reviewTooLate.code;
  if (plan.treatment !== risk.treatment) {
    if (!riskWorkflow.isAllowed('treatment', actor, risk, now)) return 'forbidden';
    if (risk.status !== 'created' || !riskWorkflow.startsFrom('treatment', risk)) return 'wrong_state';
  }
  const tags = risk.tagIds.length + plan.addTags.length - plan.removeTags.length;
  return plan.addTags.length > 0 && tags > mostTags ? 'too_many_tags' : undefined;
}
