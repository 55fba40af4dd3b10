import { axisLimits } from './risk-level-names.contract.ts';
import {
  type AxisRule,
  type AxisStep,
  type FactorType,
  type ModelDetails,
  type ModelLevel,
} from './risk-model.contract.ts';
import { resized } from './risk-model.rules.ts';

export const levelLimits = { least: 2, most: 10 } as const;

const sizeOf = { likelihood: 'likelihood_size', consequence: 'consequence_size' } as const;
export const stepsOf = { likelihood: 'likelihood_steps', consequence: 'consequence_steps' } as const;
const ruleOf = { likelihood: 'likelihood_rule', consequence: 'consequence_rule' } as const;

/** The draft with one cell at another level. */
export const withCell = (
  model: ModelDetails,
  { likelihood, consequence }: { likelihood: number; consequence: number },
  level: number,
): ModelDetails => ({
  ...model,
  matrix: model.matrix.map((row, l) =>
    l === likelihood - 1 ? row.map((held, c) => (c === consequence - 1 ? level : held)) : row,
  ),
});

/** An axis with more or fewer steps; `named` gives a new step its name. */
export function withSize(
  model: ModelDetails,
  axis: FactorType,
  size: number,
  named: (step: number) => string,
): ModelDetails {
  const wanted = Math.min(axisLimits.most, Math.max(axisLimits.least, size));
  const before = model[stepsOf[axis]];
  const steps: AxisStep[] = Array.from(
    { length: wanted },
    (_, index) => before[index] ?? { code: `step_${index + 1}`, name: named(index + 1) },
  );
  const sized = { ...model, [sizeOf[axis]]: wanted, [stepsOf[axis]]: steps };
  return { ...sized, matrix: resized(model.matrix, sized) };
}

export const withRule = (model: ModelDetails, axis: FactorType, rule: AxisRule): ModelDetails => ({
  ...model,
  [ruleOf[axis]]: rule,
});

/** A step called otherwise; with an empty name a shipped one is translated again. */
export const withStepName = (
  model: ModelDetails,
  axis: FactorType,
  at: number,
  name: string | null,
): ModelDetails => ({
  ...model,
  [stepsOf[axis]]: model[stepsOf[axis]].map((step, index) => (index === at ? { ...step, name } : step)),
});

export const withLevel = (model: ModelDetails, at: number, part: Partial<ModelLevel>): ModelDetails => ({
  ...model,
  levels: model.levels.map((level) => (level.index === at ? { ...level, ...part } : level)),
});

/** One more level above the others; no cell has it yet. */
export function withNewLevel(model: ModelDetails, name: string): ModelDetails {
  const last = model.levels.at(-1);
  if (last === undefined || model.levels.length >= levelLimits.most) return model;
  const codes = new Set(model.levels.map(({ code }) => code));
  let number = model.levels.length + 1;
  while (codes.has(`level_${number}`)) number++;
  const level: ModelLevel = {
    ...last,
    index: model.levels.length,
    code: `level_${number}`,
    name,
    colour: '#4A3B6B',
  };
  return { ...model, levels: [...model.levels, level] };
}

/** One level less; its cells go to the level below, those of the lowest to the one above. */
export function withoutLevel(model: ModelDetails, at: number): ModelDetails {
  if (model.levels.length <= levelLimits.least) return model;
  const moved = (level: number) => (level < at ? level : level > at ? level - 1 : Math.max(0, at - 1));
  return {
    ...model,
    levels: model.levels.filter(({ index }) => index !== at).map((level, index) => ({ ...level, index })),
    matrix: model.matrix.map((row) => row.map(moved)),
  };
}
