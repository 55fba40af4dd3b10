import { isIn } from '#platform/contract/values/is-in.ts';

// Names without schemas: a screen may need the words before it needs those, and zod with them.

/** How many steps an axis of the matrix may have. */
export const axisLimits = { least: 3, most: 7 } as const;

/** The three ratings of a risk: before treatment, now, and once its plans succeed. */
export const bases = ['inherent', 'residual', 'target'] as const;

/** What a risk counts with: residual where it is rated, inherent while it is not; or one of the three ratings. */
export const levelBases = ['current', ...bases] as const;
export type LevelBasis = (typeof levelBases)[number];

/** Levels and steps that the product names in every language. */
export const shippedLevels = [
  'insignificant',
  'very_low',
  'low',
  'moderate',
  'medium',
  'high',
  'very_high',
  'critical',
  'extreme',
] as const;
export const shippedSteps = [
  'rare',
  'unlikely',
  'rather_unlikely',
  'possible',
  'likely',
  'very_likely',
  'almost_certain',
  'insignificant',
  'minor',
  'moderate',
  'significant',
  'serious',
  'major',
  'severe',
  'critical',
  'catastrophic',
  'very_low',
  'low',
  'high',
  'very_high',
] as const;

/** Whether the product has a word for this code. */
export const isShipped = <Code extends string>(codes: readonly Code[], code: string): code is Code =>
  isIn(codes, code);
