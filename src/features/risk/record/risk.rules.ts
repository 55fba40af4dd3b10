import { daysLater } from '#platform/contract/today.ts';
import type { Cell } from '#features/risk/model/risk-level.contract.ts';
import type { RiskFlag } from './risk.contract.ts';
import type { RiskFacts } from './risk.workflow.ts';

/** The level of a cell: looked up in the model's grid, never computed. */
export const levelOf = (
  matrix: readonly (readonly number[])[],
  { likelihood, consequence }: Cell,
): number | undefined => matrix[likelihood - 1]?.[consequence - 1];

interface Reviewed {
  level: { review_days: number };
}
/** A risk with the levels of its ratings, as the model has them. */
export interface ReviewedByLevel {
  inherent: Reviewed | null;
  residual: Reviewed | null;
}

/** The day by which a risk of this level is looked at again (domain 4.1), counted from the given one; none while it is unrated. */
export function nextReview({ inherent, residual }: ReviewedByLevel, day: string): string | null {
  const rating = residual ?? inherent;
  return rating === null ? null : daysLater(day, rating.level.review_days);
}

/** Whether a risk is looked at again within the days of its level. */
export function isReviewedInTime(risk: ReviewedByLevel, review_on: string | null, day: string): boolean {
  const last = nextReview(risk, day);
  return last === null || (review_on !== null && review_on <= last);
}

/** States that follow from the row and the day: computed when read, never stored. */
export function flagsOf(
  risk: Pick<RiskFacts, 'status' | 'triage' | 'treatment' | 'inherent' | 'residual' | 'request'> & {
    review_on: string | null;
    residual_lapses_on: string | null;
    rating_asked_at: string | null;
    model_version: number | null;
  },
  today: string,
  activeModel: number,
): RiskFlag[] {
  const open = risk.status !== 'closed';
  // Nothing remains of an avoided risk: it has no level that could be missing, lapse or be out of date.
  const rateable = open && risk.status !== 'avoided';
  const flags: [RiskFlag, boolean][] = [
    ['untriaged', open && risk.triage === 'submitted'],
    ['awaiting_decision', risk.request !== null],
    ['acceptance_open', risk.status === 'created' && risk.treatment === 'accept'],
    ['unrated', rateable && risk.inherent === null],
    ['overdue_review', open && risk.review_on !== null && risk.review_on < today],
    [
      'residual_lapsed',
      rateable &&
        risk.residual !== null &&
        risk.residual_lapses_on !== null &&
        risk.residual_lapses_on < today,
    ],
    ['rating_asked', open && risk.rating_asked_at !== null],
    ['older_model', rateable && risk.model_version !== null && risk.model_version !== activeModel],
  ];
  return flags.filter(([, holds]) => holds).map(([flag]) => flag);
}
