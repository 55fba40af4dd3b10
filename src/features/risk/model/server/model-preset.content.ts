import type { ModelPreset } from '../risk-model-draft.contract.ts';
import type { AxisStep, ModelLevel } from '../risk-model.contract.ts';
import { gridOf } from '../risk-model.rules.ts';
import { defaultLevels, defaultMatrix, defaultSteps } from './default-model.content.ts';

const five = { likelihood_size: 5, consequence_size: 5 };
const byMax = { likelihood_rule: 'max', consequence_rule: 'max' } as const;

const steps = (...codes: string[]): AxisStep[] => codes.map((code) => ({ code, name: null }));
const fiveHeights = () => steps('very_low', 'low', 'moderate', 'high', 'very_high');

const [low, medium, high, extreme] = defaultLevels as [ModelLevel, ModelLevel, ModelLevel, ModelLevel];
/** Between the lowest and the middle one where there are five. */
const second: ModelLevel = { ...low, colour: '#F8D970' };

/** Levels from the lowest to the highest; each has the colour and the days of a level of the shipped model. */
const levels = (...named: [code: string, like: ModelLevel][]): ModelLevel[] =>
  named.map(([code, like], index) => ({ ...like, index, code }));

const product = (likelihood: number, consequence: number) => likelihood * consequence;
/** Counts consequence twice more, and brings the result to 0 to 10. */
const weighted = (likelihood: number, consequence: number) =>
  (10 * (likelihood * consequence + 2 * consequence)) / 35;

/** Models to begin with. Grids are tables, not formulas, except where the source gives bands of a score. */
export const modelPresets: readonly ModelPreset[] = [
  { code: 'plumbline', ...five, ...byMax, ...defaultSteps, levels: defaultLevels, matrix: defaultMatrix },
  {
    code: 'iso27005_2022',
    ...five,
    ...byMax,
    likelihood_steps: steps('unlikely', 'rather_unlikely', 'likely', 'very_likely', 'almost_certain'),
    consequence_steps: steps('minor', 'significant', 'serious', 'critical', 'catastrophic'),
    levels: levels(
      ['very_low', low],
      ['low', second],
      ['medium', medium],
      ['high', high],
      ['very_high', extreme],
    ),
    matrix: [
      [0, 0, 1, 1, 1],
      [0, 1, 1, 2, 2],
      [1, 1, 2, 3, 3],
      [1, 2, 3, 3, 4],
      [2, 3, 3, 4, 4],
    ],
  },
  {
    code: 'nist_800_30',
    ...five,
    ...byMax,
    likelihood_steps: fiveHeights(),
    consequence_steps: fiveHeights(),
    levels: levels(
      ['very_low', low],
      ['low', second],
      ['moderate', medium],
      ['high', high],
      ['very_high', extreme],
    ),
    matrix: [
      [0, 0, 0, 1, 1],
      [0, 1, 1, 1, 2],
      [0, 1, 2, 2, 3],
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 4],
    ],
  },
  {
    code: 'multiplicative',
    ...five,
    ...byMax,
    ...defaultSteps,
    levels: levels(['low', low], ['medium', medium], ['high', high], ['critical', extreme]),
    matrix: gridOf(five, product, [1, 5, 10, 17]),
  },
  {
    code: 'sensitive',
    ...five,
    ...byMax,
    likelihood_steps: steps('rare', 'unlikely', 'moderate', 'likely', 'almost_certain'),
    consequence_steps: steps('insignificant', 'minor', 'significant', 'major', 'severe'),
    levels: levels(['low', low], ['medium', medium], ['high', high], ['critical', extreme]),
    matrix: [
      [0, 0, 0, 1, 1],
      [0, 0, 1, 1, 2],
      [0, 1, 1, 2, 3],
      [1, 1, 2, 3, 3],
      [1, 2, 3, 3, 3],
    ],
  },
  {
    code: 'weighted',
    ...five,
    ...byMax,
    ...defaultSteps,
    levels: levels(
      ['insignificant', low],
      ['low', second],
      ['medium', medium],
      ['high', high],
      ['very_high', extreme],
    ),
    // Above 0 is low, and 10.1 is never reached: both ends are left for whoever wants to use them.
    matrix: gridOf(five, weighted, [0, Number.MIN_VALUE, 4, 7, 10.1]),
  },
];
