import type { Cell } from '#features/risk/model/risk-level.contract.ts';
import type { Explanation, Rating } from './risk-assessment.contract.ts';
import type { ModelDetails, RiskFactor } from '#features/risk/model/risk-model.contract.ts';
import { rateByFactors } from '#features/risk/model/risk-model.rules.ts';

type Model = Pick<
  ModelDetails,
  'likelihood_size' | 'consequence_size' | 'likelihood_rule' | 'consequence_rule'
>;
type Factor = Pick<RiskFactor, 'id' | 'type' | 'code' | 'name' | 'weight' | 'is_active'>;

/** The cells a risk stands in, as far as they can be read on the active matrix. */
export interface StoredRatings {
  inherent: Cell | null;
  residual: Cell | null;
  target: Cell | null;
}

export type RatingProblem =
  | 'rated_twice'
  | 'rating_needed'
  | 'rating_incomplete'
  | 'factor_unknown'
  | 'outside_matrix'
  | 'residual_above_inherent'
  | 'target_above_inherent';

export interface Judged extends StoredRatings {
  inherent: Cell;
  explanation: Explanation;
}

const fits = ({ likelihood, consequence }: Cell, model: Model): boolean =>
  likelihood <= model.likelihood_size && consequence <= model.consequence_size;

/** Higher than another cell on one of the two axes. */
const isAbove = (cell: Cell, other: Cell): boolean =>
  cell.likelihood > other.likelihood || cell.consequence > other.consequence;

/** What a rating comes to, or why it cannot be: the screen shows it while one rates, the server decides it. */
export function judge(
  before: StoredRatings,
  given: Pick<Rating, 'inherent' | 'factors' | 'residual_override' | 'target'>,
  model: Model,
  factors: readonly Factor[],
): Judged | RatingProblem {
  const inherent = judgeInherent(before, given, model, factors);
  if (typeof inherent === 'string') return inherent;
  const stated = [given.inherent, given.residual_override, given.target];
  if (stated.some((cell) => cell && !fits(cell, model))) return 'outside_matrix';
  if (given.residual_override && isAbove(given.residual_override, inherent.cell))
    return 'residual_above_inherent';
  if (given.target && isAbove(given.target, inherent.cell)) return 'target_above_inherent';
  const residual = judgeResidual(before.residual, given.residual_override, inherent.cell);
  return {
    inherent: inherent.cell,
    residual: residual.cell,
    target: given.target === undefined ? keptTarget(before.target, inherent.cell) : given.target,
    explanation: {
      inherent: {
        basis: inherent.basis,
        likelihood_rule: model.likelihood_rule,
        consequence_rule: model.consequence_rule,
        factors: inherent.factors,
      },
      residual: { basis: residual.basis },
    },
  };
}

type Weighed = Explanation['inherent']['factors'];

function judgeInherent(
  before: StoredRatings,
  { inherent, factors: values }: Pick<Rating, 'inherent' | 'factors'>,
  model: Model,
  factors: readonly Factor[],
): { cell: Cell; basis: Explanation['inherent']['basis']; factors: Weighed } | RatingProblem {
  if (inherent !== undefined && values !== undefined) return 'rated_twice';
  if (inherent !== undefined) return { cell: inherent, basis: 'direct', factors: [] };
  if (values === undefined) {
    return before.inherent === null ? 'rating_needed' : { cell: before.inherent, basis: 'kept', factors: [] };
  }
  const known = new Map(factors.filter(({ is_active }) => is_active).map((factor) => [factor.id, factor]));
  const weighed: Weighed = [];
  for (const { factor_id, value } of values) {
    const factor = known.get(factor_id);
    if (factor === undefined || weighed.some((other) => other.factor_id === factor_id))
      return 'factor_unknown';
    const { type, code, name, weight } = factor;
    if (value > model[`${type}_size`]) return 'outside_matrix';
    weighed.push({ factor_id, type, code, name, weight, value });
  }
  const { likelihood, consequence } = rateByFactors(factors, values, model);
  if (likelihood === null || consequence === null) return 'rating_incomplete';
  return { cell: { likelihood, consequence }, basis: 'factors', factors: weighed };
}

/** A target above what the risk would be without any treatment aims at nothing. */
const keptTarget = (before: Cell | null, inherent: Cell): Cell | null =>
  before !== null && isAbove(before, inherent) ? null : before;

/** A residual that nobody states anew stays, unless the inherent rating fell below it. */
function judgeResidual(
  before: Cell | null,
  stated: Cell | null | undefined,
  inherent: Cell,
): { cell: Cell | null; basis: Explanation['residual']['basis'] } {
  if (stated) return { cell: stated, basis: 'stated' };
  if (before === null || stated === null) return { cell: null, basis: 'none' };
  return isAbove(before, inherent) ? { cell: null, basis: 'lapsed' } : { cell: before, basis: 'kept' };
}
