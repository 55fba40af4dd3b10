import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams } from '#platform/contract/paging.ts';
import { personUnknown } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { level } from '#features/maturity/assessment/answer.contract.ts';
import { questionId } from '#features/maturity/framework/question.contract.ts';
import { approverUnfit, controlRetired, controlUnknown } from '#features/treatment/plan/plan.contract.ts';

/** As many plans as are made in one step. */
const mostGaps = 50;

/** A plan that a roadmap becomes: for one gap, or for those of a section together. */
const roadmapPlan = z.object({
  title: z.string(),
  gaps: z.array(z.object({ question_id: z.string(), expected_level: level })),
  expected_maturity: level,
  /** Person days of its gaps. */
  days: z.int(),
  /** Once it is made. */
  plan: z.object({ id: z.uuid(), ref: z.string() }).nullable(),
});
export const roadmapPlans = z.object({
  plans: z.array(roadmapPlan),
  /** Gaps that were chosen and are planned already: they are planned once. */
  planned_before: z.array(z.string()),
});
export type RoadmapPlans = z.infer<typeof roadmapPlans>;

/** Not a gap of this assessment. */
export const gapUnknown = refusal('gap_unknown', 400, 'question_ids');
/** Every one of the gaps is planned already. */
export const gapsPlanned = refusal('gaps_planned', 422, 'question_ids');

export const planningOfGaps = z.strictObject({
  question_ids: z.array(questionId).min(1).max(mostGaps),
  one_plan_per: z.enum(['question', 'section']),
  owner_id: z.uuid(),
  approver_id: z.uuid().nullable().optional(),
  due_on: z.nullable(day).optional(),
  /** The control that all of them make better; without one, each gets a new, planned control of its own. */
  control_id: z.uuid().optional(),
  /** Only says what would be made. */
  dry_run: z.boolean().optional(),
});
export type PlanningOfGaps = z.output<typeof planningOfGaps>;

const endpoint = endpointsAbout('maturity-roadmap');

/** Makes plans of gaps, each gap once: drafts with the desired level as the expected one, of the assessment's department. By those who
 *  steer that. */
export const planGaps = endpoint({
  method: 'POST',
  path: '/maturity/assessment/:id/roadmap/',
  access: 'staff',
  params: idParams,
  body: planningOfGaps,
  response: oneOf(roadmapPlans),
  refusals: [gapUnknown, gapsPlanned, personUnknown, approverUnfit, controlUnknown, controlRetired],
});
