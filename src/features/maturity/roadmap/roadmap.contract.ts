import * as z from 'zod';
import { endpointsAbout, explainedOf, oneOf } from '#platform/contract/endpoint.ts';
import { digits, idParams } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { answersLimit, questionId } from '#features/maturity/framework/question.contract.ts';
import { level } from '#features/maturity/assessment/answer.contract.ts';
import { assessmentHead, figures } from '#features/maturity/assessment/assessment.contract.ts';
import { planStatuses } from '#features/treatment/plan/plan-status.contract.ts';
import { effortClasses } from '#features/maturity/framework/framework-content.contract.ts';

/** More than eight years of one person: whatever takes longer is not one gap. */
export const mostDays = 2000;
const days = z.int().min(0).max(mostDays);

/** A question whose wish lies above today, with everything that put it in its place. */
export const roadmapGap = z.object({
  /** In the whole ranking, from 1. */
  rank: z.int(),
  question_id: z.string(),
  title: z.string(),
  section: z.object({ code: z.string(), name: z.string() }),
  current: level,
  desired: level,
  question_weight: z.number(),
  section_weight: z.number(),
  /** Points of the open risks linked to it; what they multiply by is 1 without any. */
  risk_points: z.number(),
  risk_factor: z.number(),
  /** All of these multiplied, with two decimals. */
  priority: z.number(),
  effort: z.enum(effortClasses),
  /** Person days: as planned for this gap, otherwise its class for each level up. */
  days,
  days_by_class: z.int(),
  /** Of the planned days, 0 while nobody planned any: sent back to change them. */
  version: z.int(),
  planned: z.boolean(),
  /** The plan that closes it, where somebody made one and the caller sees it. */
  plan: z
    .object({ id: z.uuid(), ref: z.string(), title: z.string(), status: z.enum(planStatuses) })
    .nullable(),
  /** Whether any plan closes it, seen or not. */
  has_plan: z.boolean(),
});
export type RoadmapGap = z.infer<typeof roadmapGap>;

/** Where the whole stands once the first so many gaps are closed, and the person days they take together. */
export const forecastStep = figures
  .pick({ current: true, gap: true, percent: true })
  .extend({ closed: z.int(), days: z.int() });
export type ForecastStep = z.infer<typeof forecastStep>;

export const roadmap = z.object({
  assessment: assessmentHead,
  overall: figures,
  /** What the levels 0 to 5 are called. */
  levels: z.array(z.string()),
  /** What to do first, by priority; of equal priority what takes fewer days, then what stands lower. */
  gaps: z.array(roadmapGap),
  /** One more entry than gaps: the first is today. */
  forecast: z.array(forecastStep),
  /** Where the whole stands by plans: once those are done that were validated, and once all of them are. */
  by_plans: z.object({ validated: forecastStep, all: forecastStep, plans: z.int() }),
  /** Person days of all of them. */
  days: z.int(),
  /** The effort line: so many of the first gaps fit into the days asked about; null where none were. */
  budget: z.object({ days: z.int(), fitting: z.int() }).nullable(),
  /** Person days of one level up, by effort class. */
  days_of_a_step: z.record(z.enum(effortClasses), z.int()),
  /** Questions in scope that are no gap, by why. */
  left_out: z.object({
    reached: z.int(),
    unanswered: z.int(),
    without_wish: z.int(),
    not_applicable: z.int(),
    other_effort: z.int(),
  }),
  permissions: z.object({ can: z.array(z.enum(['plan'])) }),
});
export type Roadmap = z.infer<typeof roadmap>;

const endpoint = endpointsAbout('maturity-roadmap');

/** `budget`: person days to spend. `effort`: only gaps of this class, ranked among themselves. */
export const readRoadmap = endpoint({
  method: 'GET',
  path: '/maturity/assessment/:id/roadmap/',
  access: 'user',
  params: idParams,
  query: z.strictObject({
    budget: z.optional(digits(0, 1_000_000)),
    effort: z.enum(effortClasses).optional(),
    explain: z.enum(['0', '1']).optional(),
  }),
  response: explainedOf(roadmap),
});

/** Days planned for a gap; null: by its class again. `version` is the one the person saw, 0 for none. */
const effortChange = z.strictObject({
  question_id: questionId,
  version: z.int().min(0).max(2_147_483_647),
  days: days.nullable(),
});
export type EffortChange = z.output<typeof effortChange>;

export const plannedEffort = z.object({
  question_id: z.string(),
  version: z.int(),
  days: days.nullable(),
});
export type PlannedEffort = z.infer<typeof plannedEffort>;

/** Not asked by this assessment. */
export const questionUnknown = refusal('question_unknown', 400, 'efforts');

const namesEachOnce = (efforts: readonly EffortChange[]) =>
  new Set(efforts.map(({ question_id }) => question_id)).size === efforts.length;

/** Plans days beside an assessment, whatever its status: its answers stay as they are. All of them or none; where another was
 *  faster it is 409, `data` being the planned days as they are now. By those who steer the assessment's department. */
export const planEfforts = endpoint({
  method: 'PUT',
  path: '/maturity/assessment/:id/roadmap/',
  access: 'staff',
  params: idParams,
  body: z.strictObject({
    efforts: z.array(effortChange).min(1).max(answersLimit).refine(namesEachOnce, 'question_twice'),
  }),
  response: oneOf(z.object({ efforts: z.array(plannedEffort) })),
  refusals: [questionUnknown],
});
