import * as z from 'zod';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { reasonRequired, refusal } from '#platform/contract/refusal.ts';
import { cell, factorValue, rated } from '#features/risk/model/risk-level.contract.ts';
import { risk } from '#features/risk/record/risk.contract.ts';
import { residualBases, residualExplanation } from '#features/risk/record/residual-explanation.contract.ts';
import { axisRules, factorTypes } from '#features/risk/model/risk-model.contract.ts';
import { explained, prose, reason } from '#platform/contract/wording.ts';

/** What made somebody, or the product, rate a risk. */
export const assessmentTriggers = [
  'initial',
  'review',
  'control_change',
  'manual',
  'rerate',
  'import',
] as const;

/** A rating as it was given: its cell, and the index of its level in the model of that time. */
export const assessedRating = z.object({ ...cell.shape, level: z.int() });
export type AssessedRating = z.infer<typeof assessedRating>;

/** How a rating came about: the value of each factor, how they became one value, and the rationale of the residual rating. */
export const explanation = z.object({
  inherent: z.object({
    /** `kept`: the rating from before, not changed by this one. */
    basis: z.enum(['factors', 'direct', 'kept']),
    likelihood_rule: z.enum(axisRules),
    consequence_rule: z.enum(axisRules),
    factors: z.array(
      z.object({
        factor_id: z.uuid(),
        type: z.enum(factorTypes),
        code: z.string().nullable(),
        name: z.string().nullable(),
        weight: z.number(),
        value: z.int(),
      }),
    ),
  }),
  residual: z.object({
    /** `lapsed`: the earlier override no longer fits, or was not stated again at a review; what is computed holds, if anything is. */
    basis: z.enum(['stated', 'kept', 'lapsed', 'computed', 'none']),
    /** What follows from the linked controls, overridden or not. */
    computed: cell.nullable().optional(),
    /** The same, control by control. */
    controls: residualExplanation.nullable().optional(),
  }),
});
export type Explanation = z.infer<typeof explanation>;

/** A rating: the inherent one directly or factor by factor; what is left out stays as it is. */
export const rating = z.strictObject({
  inherent: cell.optional(),
  factors: z.array(factorValue).min(1).max(60).optional(),
  justification: prose.nullable().optional(),
  /** What remains, where somebody knows better than follows from the controls; null takes that back. */
  residual_override: cell.nullable().optional(),
  override_reason: explained.optional(),
  target: cell.nullable().optional(),
});
export type Rating = z.output<typeof rating>;

export const ratedTwice = refusal('rated_twice', 422, 'inherent');
export const ratingNeeded = refusal('rating_needed', 422, 'inherent');
export const ratingIncomplete = refusal('rating_incomplete', 422, 'factors');
export const factorUnknown = refusal('factor_unknown', 400, 'factors');
export const outsideMatrix = refusal('outside_matrix', 400);
export const residualAboveInherent = refusal('residual_above_inherent', 422, 'residual_override');
export const targetAboveInherent = refusal('target_above_inherent', 422, 'target');
/** Nothing remains of it. */
export const residualOfAvoided = refusal('residual_of_avoided', 422, 'residual_override');
export const overrideReasonRequired = refusal('override_reason_required', 422, 'override_reason');

/** What a rating comes to. `risk` is the risk as it is then; null in a dry run, where nothing is written. */
export const assessed = z.object({
  inherent: rated.nullable(),
  residual: rated.nullable(),
  target: rated.nullable(),
  /** What follows from the controls: the inherent rating while none is linked. */
  computed_residual: rated.nullable(),
  review_on: z.iso.date().nullable(),
  residual_lapses_on: z.iso.date().nullable(),
  /** A mitigated risk goes back to created when its residual is above the appetite, or without one no longer below the inherent. */
  returns_to_created: z.boolean(),
  explanation,
  risk: risk.nullable(),
});
export type Assessed = z.infer<typeof assessed>;

const endpoint = endpointsAbout('risk');

/** Rates a risk with the active model. A dry run answers what would follow; reasons are needed only to save. */
export const assessRisk = endpoint({
  method: 'POST',
  path: '/risk/:id/assess/',
  verb: 'risk.assess',
  access: 'staff',
  params: idParams,
  query: z.strictObject({ dry_run: z.literal('1').optional() }),
  body: rating.extend({ version, reason: reason.optional() }),
  response: oneOf(assessed),
  refusals: [
    ratedTwice,
    ratingNeeded,
    ratingIncomplete,
    factorUnknown,
    outsideMatrix,
    residualAboveInherent,
    targetAboveInherent,
    residualOfAvoided,
    overrideReasonRequired,
    reasonRequired,
  ],
});

/** One rating of a risk's history, with the level of the model it was made with. */
export const assessment = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  by_name: z.string(),
  trigger: z.enum(assessmentTriggers),
  model_version: z.int(),
  inherent: rated.nullable(),
  residual: rated.nullable(),
  target: rated.nullable(),
  explanation: explanation.nullable(),
  reason: z.string().nullable(),
});
export type Assessment = z.infer<typeof assessment>;

/** Every rating the risk had, newest first. */
export const listAssessments = endpoint({
  method: 'GET',
  path: '/risk/:id/assessments/',
  access: 'user',
  params: idParams,
  query: z.strictObject(pageQuery),
  response: pageOf(assessment),
});

/** Why a risk stands where it does: the rating it counts with and the one beside it, how the last rating came about and by whom, and
 *  what the residual one rests on. */
export const ratingExplanation = z.object({
  /** The residual rating, or the inherent one while there is no residual; null while unrated. */
  value: rated.nullable(),
  basis: z.enum(['inherent', 'residual']).nullable(),
  inherent: rated.nullable(),
  residual: rated.nullable(),
  target: rated.nullable(),
  inherent_justification: z.string().nullable(),
  residual_reason: z.string().nullable(),
  /** What its linked controls do, one by one, and what follows from them. */
  residual_basis: z.enum(residualBases),
  computed_residual: rated.nullable(),
  residual_explanation: residualExplanation.nullable(),
  residual_lapses_on: z.iso.date().nullable(),
  review_on: z.iso.date().nullable(),
  /** The version of the model that its levels are read from. */
  model_version: z.int().nullable(),
  /** The newest of its ratings. */
  last: assessment.nullable(),
});
export const explainRating = endpoint({
  method: 'GET',
  path: '/risk/:id/explain/',
  access: 'user',
  params: idParams,
  response: oneOf(ratingExplanation),
});
