import type { AxisStep, FactorLevel, ModelLevel } from '../risk-model.contract.ts';

/** Levels of the shipped model. Their colours grow darker step by step, so that colour-blind readers and
 *  grey print tell them apart. */
export const defaultLevels: ModelLevel[] = [
  {
    index: 0,
    code: 'low',
    name: null,
    colour: '#E3F1F5',
    review_days: 365,
    treat_within_days: null,
    max_acceptance_days: 730,
    acceptance_approver: 'Staff',
  },
  {
    index: 1,
    code: 'medium',
    name: null,
    colour: '#F0A63A',
    review_days: 180,
    treat_within_days: 90,
    max_acceptance_days: 365,
    acceptance_approver: 'Staff_lead',
  },
  {
    index: 2,
    code: 'high',
    name: null,
    colour: '#DE6434',
    review_days: 90,
    treat_within_days: 30,
    max_acceptance_days: 180,
    acceptance_approver: 'Admin',
  },
  {
    index: 3,
    code: 'extreme',
    name: null,
    colour: '#8E1B35',
    review_days: 30,
    treat_within_days: 14,
    max_acceptance_days: 90,
    acceptance_approver: 'Admin',
  },
];

const steps = (...codes: string[]): AxisStep[] => codes.map((code) => ({ code, name: null }));
export const defaultSteps = {
  likelihood_steps: steps('rare', 'unlikely', 'possible', 'likely', 'almost_certain'),
  consequence_steps: steps('insignificant', 'minor', 'moderate', 'major', 'severe'),
};

/** How often in a year each step of likelihood means: rarer than once in 20 years, … , ten times a year or more. */
const frequencies = [null, 0.05, 0.2, 1, 10, null];

/** Rows likelihood 1 to 5, columns consequence 1 to 5. */
export const defaultMatrix = [
  [0, 0, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [0, 1, 2, 2, 3],
  [1, 1, 2, 3, 3],
  [1, 2, 2, 3, 3],
];

export const plainScale: FactorLevel[] = [1, 2, 3, 4, 5].map((value) => ({
  value,
  label: null,
  description: null,
}));
export const frequencyScale: FactorLevel[] = plainScale.map((level) => ({
  ...level,
  from: frequencies[level.value - 1] ?? null,
  to: frequencies[level.value] ?? null,
  unit: 'times_per_year',
}));

/** What likelihood and consequence are judged by; the first two are asked unless somebody asks for more. */
export const defaultFactors = [
  { type: 'likelihood', code: 'likelihood' },
  { type: 'consequence', code: 'financial' },
  { type: 'consequence', code: 'operations' },
  { type: 'consequence', code: 'reputation' },
  { type: 'consequence', code: 'legal' },
  { type: 'consequence', code: 'people' },
  { type: 'consequence', code: 'privacy' },
] as const;
