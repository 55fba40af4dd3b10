import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams } from '#platform/contract/paging.ts';
import { personUnknown } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { level } from '#features/maturity/assessment/answer.contract.ts';
import { questionId } from '#features/maturity/framework/question.contract.ts';
import { rated } from '#features/risk/model/risk-level.contract.ts';
import { planStatuses } from '#features/treatment/plan/plan-status.contract.ts';
import { approverUnfit, controlRetired, controlUnknown } from '#features/treatment/plan/plan.contract.ts';
import { forecastStep } from './roadmap.contract.ts';

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

/** What follows from the open plans of an assessment, done one after the other. */
export const planForecast = z.object({
  /** As their gaps are ranked: each at the place of its first one. */
  plans: z.array(
    z.object({
      /** Null where the caller does not see it. */
      plan: z.object({ id: z.uuid(), ref: z.string(), title: z.string() }).nullable(),
      status: z.enum(planStatuses),
      gaps: z.int(),
    }),
  ),
  /** One more entry than plans: the first is with what was validated. The days are those of the open plans. */
  steps: z.array(forecastStep),
  /** Open risks that the plans treat by a link to their control. */
  risks: z.array(
    z.object({
      id: z.uuid(),
      ref: z.string(),
      title: z.string(),
      /** The first is today's, with no plan done; then where it changes, or may, by how many are. Null while it is not rated. */
      residuals: z.array(z.object({ plans: z.int(), residual: rated.nullable() })),
    }),
  ),
  left_out: z.object({
    /** Plans that lower no open risk, as none is linked to their control and named by them. */
    without_risks: z.int(),
    /** Open risks that the caller does not see. */
    hidden_risks: z.int(),
  }),
});
export type PlanForecast = z.infer<typeof planForecast>;

/** Where the whole and its risks stand once the first so many open plans are done. */
export const readPlanForecast = endpoint({
  method: 'GET',
  path: '/maturity/assessment/:id/roadmap/plans/',
  access: 'user',
  params: idParams,
  response: oneOf(planForecast),
});
