import * as z from 'zod/mini';
import { explained, prose, reason } from '#platform/contract/wording.ts';
import type { Cell, FactorValue } from '#features/risk/model/risk-level.contract.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import type { Rating } from '../risk-assessment.contract.ts';
import type { RiskFactor, RiskModel } from '#features/risk/model/risk-model.contract.ts';

const step = z.nullable(z.int());
/** A place as it is being chosen: one axis after the other. */
const place = z.strictObject({ likelihood: step, consequence: step });
export type PlaceDraft = z.infer<typeof place>;

/** What stands in the form: kept for both ways of rating, so that switching between them loses nothing. */
export const assessmentForm = z
  .strictObject({
    way: z.enum(['factors', 'direct']),
    inherent: place,
    /** By the factor's id. */
    factors: z.record(z.string(), z.int()),
    notes: z.record(z.string(), z.string().check(z.maxLength(500))),
    justification: z.nullable(prose),
    residual_override: place,
    override_reason: z.string(),
    target: place,
    reason,
  })
  .check(
    z.superRefine((form, context) => {
      for (const name of ['residual_override', 'target'] as const)
        if (isHalf(form[name]))
          context.addIssue({ code: 'custom', message: 'place_half', path: [name] } as never);
      if (!isWhole(form.residual_override)) return;
      const why = z.safeParse(explained, form.override_reason);
      for (const issue of why.error?.issues ?? [])
        context.addIssue({ ...issue, path: ['override_reason'] } as never);
    }),
  );
export type AssessmentForm = z.infer<typeof assessmentForm>;

export const nowhere: PlaceDraft = { likelihood: null, consequence: null };

export const isWhole = (place: PlaceDraft): place is Cell =>
  place.likelihood !== null && place.consequence !== null;
export const isHalf = ({ likelihood, consequence }: PlaceDraft): boolean =>
  (likelihood === null) !== (consequence === null);

type Said = Pick<Risk, 'residual' | 'residual_basis' | 'target' | 'target_basis'>;
/** The residual rating that somebody stated, and not the one that follows from the controls. */
export const overrideOf = ({ residual, residual_basis }: Said): Cell | null =>
  residual_basis === 'override' ? residual : null;
const statedTargetOf = ({ target, target_basis }: Said): Cell | null =>
  target_basis === 'stated' ? target : null;

/** The form as it begins: with what was said last, as far as the matrix in use still has it. */
export function formOf(risk: Risk, model: RiskModel, factors: readonly RiskFactor[]): AssessmentForm {
  const fits = (cell: Cell | null): PlaceDraft =>
    cell !== null && cell.likelihood <= model.likelihood_size && cell.consequence <= model.consequence_size
      ? { likelihood: cell.likelihood, consequence: cell.consequence }
      : nowhere;
  const activeFactors = new Map(
    factors.filter(({ is_active }) => is_active).map((factor) => [factor.id, factor]),
  );
  const knownValues = risk.inherent_factors.filter(({ factor_id, value }) => {
    const factor = activeFactors.get(factor_id);
    return factor !== undefined && value <= model[`${factor.type}_size`];
  });
  const wasDirect = risk.inherent !== null && risk.inherent_factors.length === 0;
  return {
    way: wasDirect ? 'direct' : 'factors',
    inherent: fits(risk.inherent),
    factors: Object.fromEntries(knownValues.map(({ factor_id, value }) => [factor_id, value])),
    notes: Object.fromEntries(
      knownValues.flatMap(({ factor_id, note }) => (note ? [[factor_id, note]] : [])),
    ),
    justification: risk.inherent_justification,
    residual_override: fits(overrideOf(risk)),
    override_reason: risk.residual_reason ?? '',
    target: fits(statedTargetOf(risk)),
    reason: '',
  };
}

const valuesOf = ({ factors, notes }: AssessmentForm): FactorValue[] =>
  Object.entries(factors).map(([factor_id, value]) => {
    const note = notes[factor_id]?.trim();
    return { factor_id, value, ...(note && { note }) };
  });

const isSame = (one: Cell | null, other: PlaceDraft): boolean =>
  (one?.likelihood ?? null) === other.likelihood && (one?.consequence ?? null) === other.consequence;

/** What of the form a rating consists of: what stays as it was is left out. */
export function ratingOf(form: AssessmentForm, risk: Risk): Rating {
  const { way, inherent, residual_override, override_reason, target, justification } = form;
  const values = valuesOf(form);
  const why = override_reason.trim();
  const override = overrideOf(risk);
  const stated = statedTargetOf(risk);
  const keepsResidual = isSame(override, residual_override) && why === (risk.residual_reason ?? '');
  return {
    ...(way === 'factors' && values.length > 0 && { factors: values }),
    ...(way === 'direct' && isWhole(inherent) && { inherent }),
    justification: justification?.trim() ? justification : null,
    ...(!keepsResidual &&
      (isWhole(residual_override)
        ? { residual_override, ...(why !== '' && { override_reason: why }) }
        : override !== null && { residual_override: null })),
    ...(!isSame(stated, target) && (isWhole(target) ? { target } : stated !== null && { target: null })),
  };
}
