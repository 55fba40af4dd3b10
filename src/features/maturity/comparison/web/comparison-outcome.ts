import type { ComparedAnswer, ComparedQuestion } from '../comparison.contract.ts';

/** What may have become of a question between two assessments. */
export const outcomes = ['risen', 'fallen', 'same', 'incomparable'] as const;
export type Outcome = (typeof outcomes)[number];

export function outcomeOf({ change }: Pick<ComparedQuestion, 'change'>): Outcome {
  if (change === null) return 'incomparable';
  return change > 0 ? 'risen' : change < 0 ? 'fallen' : 'same';
}

/** The level an answer says, where it says one. */
export const levelOf = (answer: ComparedAnswer | null): number | null =>
  answer === null || answer.not_applicable ? null : answer.current_level;

/** Whether it counts in the score of one of the two alone. */
export const isOnOneSide = ({ before, after }: Pick<ComparedQuestion, 'before' | 'after'>): boolean =>
  (levelOf(before) === null) !== (levelOf(after) === null);
