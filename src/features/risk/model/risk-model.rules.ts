import type { AxisRule, FactorLevel, FactorType, ModelDetails, RiskFactor } from './risk-model.contract.ts';

type Grid = readonly (readonly number[])[];
type Sizes = Pick<ModelDetails, 'likelihood_size' | 'consequence_size'>;
type Judging = Sizes & Pick<ModelDetails, 'likelihood_rule' | 'consequence_rule'>;

/** 2.5 is 3: a rating between two steps counts as the worse one. */
const roundHalfUp = (value: number): number => Math.floor(value + 0.5);

interface Weighted {
  weight: number;
  value: number;
}

function valueOf(judged: readonly Weighted[], rule: AxisRule, size: number): number | null {
  if (judged.length === 0) return null;
  const clamped = (value: number) => Math.min(size, Math.max(1, value));
  if (rule === 'max') return clamped(Math.max(...judged.map(({ value }) => value)));
  const total = judged.reduce((sum, { weight }) => sum + weight, 0);
  // Weights of nothing weigh the same.
  const weightOf = ({ weight }: Weighted) => (total === 0 ? 1 : weight);
  const sum = judged.reduce((so_far, one) => so_far + one.value * weightOf(one), 0);
  const mean = sum / (total === 0 ? judged.length : total);
  // Binary fractions may fall a hair short of the half: 2.4999999999 is meant to be 2.5.
  return clamped(roundHalfUp(Number(mean.toFixed(9))));
}

/** Likelihood and consequence from the value given to each factor; an axis without a value is null. Only active factors count. */
export function rateByFactors(
  factors: readonly Pick<RiskFactor, 'id' | 'type' | 'weight' | 'is_active'>[],
  values: readonly { factor_id: string; value: number }[],
  model: Judging,
): { likelihood: number | null; consequence: number | null } {
  const valuesById = new Map(values.map(({ factor_id, value }) => [factor_id, value]));
  const judged = (type: FactorType): Weighted[] =>
    factors.flatMap((factor) => {
      const value = valuesById.get(factor.id);
      return factor.type === type && factor.is_active && value !== undefined
        ? [{ weight: factor.weight, value }]
        : [];
    });
  return {
    likelihood: valueOf(judged('likelihood'), model.likelihood_rule, model.likelihood_size),
    consequence: valueOf(judged('consequence'), model.consequence_rule, model.consequence_size),
  };
}

/** A cell that is lower than its neighbour below or before it: more likely or worse, and yet a lower level. */
export interface Fall {
  likelihood: number;
  consequence: number;
}

/** Where a matrix falls along a row or a column. */
export function fallsOf(matrix: Grid): Fall[] {
  return matrix.flatMap((row, l) =>
    row.flatMap((level, c) => {
      const before = row[c - 1] ?? level;
      const below = matrix[l - 1]?.[c] ?? level;
      return level < before || level < below ? [{ likelihood: l + 1, consequence: c + 1 }] : [];
    }),
  );
}

/** Whether the level never falls when likelihood or consequence rises. */
export const isMonotone = (matrix: Grid): boolean => fallsOf(matrix).length === 0;

/** A grid by arithmetic: every cell has a score, and its level is the last band that begins at or below it. */
export const gridOf = (
  { likelihood_size, consequence_size }: Sizes,
  scoreOf: (likelihood: number, consequence: number) => number,
  bands: readonly number[],
): number[][] =>
  stepsTo(likelihood_size).map((likelihood) =>
    stepsTo(consequence_size).map((consequence) =>
      Math.max(
        0,
        bands.findLastIndex((from) => from <= scoreOf(likelihood, consequence)),
      ),
    ),
  );

export const stepsTo = (size: number): number[] => Array.from({ length: size }, (_, step) => step + 1);

/** A rating keeps its meaning only where both scales have as many steps as before: the fifth of five is not the fifth of seven. */
export const carriesOver = (from: Sizes, to: Sizes): boolean =>
  from.likelihood_size === to.likelihood_size && from.consequence_size === to.consequence_size;

/** A matrix of another size: what there was stays, a new cell is like its nearest neighbour. */
export const resized = (matrix: Grid, { likelihood_size, consequence_size }: Sizes): number[][] =>
  stepsTo(likelihood_size).map((_, l) => {
    const row = matrix[Math.min(l, matrix.length - 1)] ?? [];
    return stepsTo(consequence_size).map((__, c) => row[Math.min(c, row.length - 1)] ?? 0);
  });

/** A factor's scale with another number of steps: upper ones go, or come without words. */
export const stretched = (levels: readonly FactorLevel[], size: number): FactorLevel[] =>
  stepsTo(size).map((value) => levels[value - 1] ?? { value, label: null, description: null });

interface Called {
  index: number;
  code: string;
  name: string | null;
}

/** Whether a risk that goes from one level to another gets worse or better. Models may have different numbers of levels,
 *  so heights are compared as shares of the whole; levels that are called alike are the same, whatever stands beside them. */
export function directionOf(
  from: Called,
  fromLevels: number,
  to: Called,
  toLevels: number,
): 'up' | 'down' | 'renamed' | 'same' {
  if (from.code === to.code && from.name === to.name) return 'same';
  const difference = to.index * (fromLevels - 1) - from.index * (toLevels - 1);
  return difference > 0 ? 'up' : difference < 0 ? 'down' : 'renamed';
}
