import type { StoredAnswer } from '#features/maturity/assessment/answer.contract.ts';

/** A question of a section as somebody sees it who says one wish for all of them. */
export interface SectionWish {
  answer: StoredAnswer;
  may_answer: boolean;
  /** Its answer waits for a choice: another word would only add to it. */
  isHeldUp: boolean;
}

/** Those that get the level, and those that are left out. */
export interface DesiredPlan {
  ids: string[];
  /** Copied answers: any word would say that they still hold. */
  copied: number;
  apart: number;
}

/** What it means to say a desired level for a whole section: to those without one, or to all. */
export function desiredPlan(
  questions: readonly SectionWish[],
  which: 'unset' | 'all',
  level: number | null,
): DesiredPlan {
  const mine = questions.filter(({ may_answer, isHeldUp }) => may_answer && !isHeldUp);
  const fits = ({ desired_level }: StoredAnswer) =>
    which === 'unset' ? desired_level === null : level === null || desired_level !== level;
  const copied = mine.filter(({ answer }) => answer.carried_from !== null && fits(answer));
  const apart = mine.filter(({ answer }) => answer.not_applicable && answer.carried_from === null);
  return {
    ids: mine
      .filter(({ answer }) => answer.carried_from === null && !answer.not_applicable && fits(answer))
      .map(({ answer }) => answer.question_id),
    copied: copied.length,
    apart: apart.length,
  };
}
