import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { closing, risk } from '#features/risk/record/risk.contract.ts';
import { otherRequired, tasksOpen } from '#features/risk/record/risk.workflow.ts';
import { explained, reason } from '#platform/contract/wording.ts';

export const reviewOutcomes = ['unchanged', 'changed', 'close', 'escalate'] as const;

/** One review of a risk: when it was due, who did it, and why the risk still stands as it does. */
export const review = z.object({
  id: z.uuid(),
  due_on: z.iso.date().nullable(),
  done_at: z.iso.datetime(),
  by_name: z.string(),
  outcome: z.enum(reviewOutcomes),
  statement: z.string(),
  next_on: z.iso.date().nullable(),
});
export type Review = z.infer<typeof review>;

const endpoint = endpointsAbout('risk');

export const reviewDayPast = refusal('review_day_past', 422, 'next_on');
export const closingRequired = refusal('closing_required', 422, 'closing');
export const noResidual = refusal('no_residual', 422, 'override_reason');
/** An owner who may not rate asks for a new rating, and states none. */
export const ratingByDeciders = refusal('rating_by_deciders', 422, 'override_reason');
/** Each level says within how many days its risks are looked at again. */
export const nextReviewTooLate = refusal('review_too_late', 422, 'next_on');

/** Looks at a risk again. By those who may rate it: a residual rating that rests on a reason lapses here, unless `override_reason`
 *  states it anew. An owner who may not asks for a new rating where something changed or such a reason is to be stated anew. */
export const reviewRisk = endpoint({
  method: 'POST',
  path: '/risk/:id/review/',
  verb: 'risk.review',
  access: 'user',
  params: idParams,
  body: z.strictObject({
    version,
    outcome: z.enum(reviewOutcomes),
    statement: reason,
    /** Without it, the level says when. */
    next_on: z.optional(day),
    override_reason: explained.optional(),
    /** With the outcome `close`: why. Closed at once by those who decide; an owner who does not asks for it. */
    closing: closing.omit({ version: true }).optional(),
  }),
  response: oneOf(risk),
  refusals: [
    reviewDayPast,
    nextReviewTooLate,
    closingRequired,
    noResidual,
    ratingByDeciders,
    otherRequired,
    tasksOpen,
  ],
});

/** Every review of a risk, newest first. */
export const listReviews = endpoint({
  method: 'GET',
  path: '/risk/:id/reviews/',
  access: 'user',
  params: idParams,
  query: z.strictObject(pageQuery),
  response: pageOf(review),
});
