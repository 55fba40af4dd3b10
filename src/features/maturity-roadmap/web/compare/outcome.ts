import type { ComparedQuestion } from '../../maturity-comparison.contract.ts';

/** What may have become of a question between two assessments. */
export const outcomes = ['risen', 'fallen', 'same', 'incomparable'] as const;
export type Outcome = (typeof outcomes)[number];

export function outcomeOf({ change }: Pick<ComparedQuestion, 'change'>): Outcome {
  if (change === null) return 'incomparable';
  return change > 0 ? 'risen' : change < 0 ? 'fallen' : 'same';
}
