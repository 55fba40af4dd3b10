import type { Cell } from '#features/risk/model/risk-level.contract.ts';
import type {
  ResidualBasis,
  ResidualExplanation,
  TargetBasis,
} from '#features/risk/record/residual-explanation.contract.ts';
import type { Explanation, Rating } from './risk-assessment.contract.ts';
import type { ModelDetails, RiskFactor } from '#features/risk/model/risk-model.contract.ts';
import { rateByFactors } from '#features/risk/model/risk-model.rules.ts';
import { residualOf } from './residual.rules.ts';

type Model = Pick<
  ModelDetails,
  'likelihood_size' | 'consequence_size' | 'likelihood_rule' | 'consequence_rule'
> & { residual_cap: number };
type Factor = Pick<RiskFactor, 'id' | 'type' | 'code' | 'name' | 'weight' | 'is_active'>;

/** The cells a risk stands in. */
export interface RatedCells {
  inherent: Cell | null;
  residual: Cell | null;
  target: Cell | null;
}

/** The cells a risk stands in, as far as they can be read on the active matrix, who said them, and what its controls do. */
export interface StoredRatings extends RatedCells {
  residual_basis: ResidualBasis;
  target_basis: TargetBasis;
  controls: ResidualExplanation | null;
}

export type RatingProblem =
  | 'rated_twice'
  | 'rating_needed'
  | 'rating_incomplete'
  | 'factor_unknown'
  | 'outside_matrix'
  | 'residual_above_inherent'
  | 'target_above_inherent';

export interface Judged extends RatedCells {
  inherent: Cell;
  /** What follows from the controls; null where none is linked. */
  computed: Cell | null;
  residual_basis: ResidualBasis;
  target_basis: TargetBasis;
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
  const follows = whatFollows(inherent.cell, before.controls, model.residual_cap);
  const residual = judgeResidual(before, given.residual_override, inherent.cell, follows.residual);
  const target = judgeTarget(before, given.target, inherent.cell);
  return {
    inherent: inherent.cell,
    computed: follows.residual,
    residual: residual.cell,
    residual_basis: residual.isOverride ? 'override' : 'computed',
    target: target ?? follows.target,
    target_basis: target === null ? 'computed' : 'stated',
    explanation: {
      inherent: {
        basis: inherent.basis,
        likelihood_rule: model.likelihood_rule,
        consequence_rule: model.consequence_rule,
        factors: inherent.factors,
      },
      residual: { basis: residual.basis, computed: follows.residual, controls: follows.controls },
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

/** What the linked controls make of an inherent rating, and what they would once their open plans have succeeded. */
function whatFollows(
  inherent: Cell,
  explained: ResidualExplanation | null,
  cap: number,
): { residual: Cell | null; target: Cell | null; controls: ResidualExplanation | null } {
  if (explained === null || explained.controls.length === 0)
    return { residual: null, target: null, controls: explained };
  const { controls } = explained;
  const { cell, reduction } = residualOf(inherent, controls, ({ effect }) => effect, cap);
  const isPlanned = controls.some(({ expected_effect }) => expected_effect !== null);
  const planned = residualOf(
    inherent,
    controls,
    ({ effect, expected_effect }) => expected_effect ?? effect,
    cap,
  );
  return {
    residual: cell,
    target: isPlanned ? planned.cell : null,
    controls: { ...explained, reduction },
  };
}

/** A target that somebody stated, unless it lies above what the risk would be without any treatment: then it aims at nothing. */
function judgeTarget(
  { target, target_basis }: StoredRatings,
  stated: Cell | null | undefined,
  inherent: Cell,
): Cell | null {
  if (stated !== undefined) return stated;
  return target_basis === 'computed' || target === null || isAbove(target, inherent) ? null : target;
}

interface JudgedResidual {
  cell: Cell | null;
  isOverride: boolean;
  basis: Explanation['residual']['basis'];
}

/** An override that nobody states anew stays, unless the inherent rating fell below it. Without one, what is computed holds. */
function judgeResidual(
  { residual: before, residual_basis }: StoredRatings,
  stated: Cell | null | undefined,
  inherent: Cell,
  computed: Cell | null,
): JudgedResidual {
  if (stated) return { cell: stated, isOverride: true, basis: 'stated' };
  const stands = before !== null && residual_basis === 'override' && stated === undefined;
  if (stands && !isAbove(before, inherent)) return { cell: before, isOverride: true, basis: 'kept' };
  return {
    cell: computed,
    isOverride: false,
    basis: stands ? 'lapsed' : computed === null ? 'none' : 'computed',
  };
}
