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

/** The day by which a risk of this level is looked at again, counted from the given one; none while it is unrated. */
export function nextReview({ inherent, residual }: ReviewedByLevel, day: string): string | null {
  const rating = residual ?? inherent;
  return rating === null ? null : daysLater(day, rating.level.review_days);
}

/** Whether a risk is looked at again within the days of its level. */
export function isReviewedInTime(risk: ReviewedByLevel, review_on: string | null, day: string): boolean {
  const last = nextReview(risk, day);
  return last === null || (review_on !== null && review_on <= last);
}

/** So many days before its last one an acceptance is called expiring. */
export const expiringDays = 30;

/** States that follow from the row and the day: computed when read, never stored. */
export function flagsOf(
  risk: Pick<RiskFacts, 'status' | 'triage' | 'inherent' | 'residual' | 'request'> & {
    review_on: string | null;
    residual_lapses_on: string | null;
    residual_reopens_on: string | null;
    rating_asked_at: string | null;
    model_version: number | null;
    /** The last day of its acceptance. */
    accepted_until: string | null;
    /** The level it counts with: -1 while unrated, -2 once avoided. */
    level: number;
    /** The highest level within the appetite that holds for it; null where none does. */
    appetite_level: number | null;
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
    [
      'expiring_acceptance',
      risk.status === 'accepted' &&
        risk.accepted_until !== null &&
        risk.accepted_until <= daysLater(today, expiringDays),
    ],
    ['above_appetite', open && risk.appetite_level !== null && risk.level > risk.appetite_level],
    ['unrated', rateable && risk.inherent === null],
    ['overdue_review', open && risk.review_on !== null && risk.review_on < today],
    [
      'residual_lapsed',
      rateable &&
        risk.residual !== null &&
        risk.residual_lapses_on !== null &&
        risk.residual_lapses_on < today,
    ],
    ['control_stale', open && risk.residual_reopens_on !== null],
    ['rating_asked', open && risk.rating_asked_at !== null],
    ['older_model', rateable && risk.model_version !== null && risk.model_version !== activeModel],
  ];
  return flags.filter(([, holds]) => holds).map(([flag]) => flag);
}
