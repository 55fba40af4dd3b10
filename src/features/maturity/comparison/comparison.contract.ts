import * as z from 'zod';
import { endpointsAbout, explainedOf } from '#platform/contract/endpoint.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { level } from '#features/maturity/assessment/answer.contract.ts';
import { assessmentHead, figures } from '#features/maturity/assessment/assessment.contract.ts';

const answer = z.object({
  current_level: level.nullable(),
  desired_level: level.nullable(),
  not_applicable: z.boolean(),
});
export type ComparedAnswer = z.infer<typeof answer>;

/** In levels, of the current one; null where it has none on one side. */
const change = z.number().nullable();
const pairOfFigures = { before: figures.nullable(), after: figures.nullable(), change };

export const comparedQuestion = z.object({
  question_id: z.string(),
  title: z.string(),
  /** Null where that assessment did not ask it. */
  before: answer.nullable(),
  after: answer.nullable(),
  change,
});
export type ComparedQuestion = z.infer<typeof comparedQuestion>;

export const comparedSection = z.object({
  code: z.string(),
  name: z.string(),
  ...pairOfFigures,
  questions: z.array(comparedQuestion),
});
export type ComparedSection = z.infer<typeof comparedSection>;

export const comparison = z.object({
  before: assessmentHead,
  after: assessmentHead,
  levels: z.array(z.string()),
  whole: z.object(pairOfFigures),
  sections: z.array(comparedSection),
  /** Questions by what became of their current level. */
  counts: z.object({ risen: z.int(), fallen: z.int(), same: z.int(), incomparable: z.int() }),
  /** Questions that only one of the two asked: where there are any, the scores are of different questions. */
  asked_once: z.object({ before: z.int(), after: z.int() }),
  /** Whether `before` is the earlier one. */
  is_chronological: z.boolean(),
});
export type Comparison = z.infer<typeof comparison>;

/** Levels of different frameworks do not mean the same question by question: only their percents may stand side by side. */
export const frameworksDiffer = refusal('frameworks_differ', 422, 'other_id');

/** Two assessments of one framework, in the order in which they are named: the first is `before`. */
export const compareAssessments = endpointsAbout('maturity-roadmap')({
  method: 'GET',
  path: '/maturity/assessment/:id/compare/:other_id/',
  access: 'user',
  params: z.strictObject({ id: z.uuid(), other_id: z.uuid() }),
  query: z.strictObject({ explain: z.enum(['0', '1']).optional() }),
  response: explainedOf(comparison),
  refusals: [frameworksDiffer],
});
