import type { AssessedQuestion, AssessedSection } from '#features/maturity/assessment/assessment.contract.ts';

/** Which questions one wants to see: those given to oneself, those still open, or those that are both. */
export interface QuestionFilter {
  mine: boolean;
  open: boolean;
}

export const isFiltered = ({ mine, open }: QuestionFilter): boolean => mine || open;

type Counted = Pick<AssessedSection, 'figures' | 'given' | 'left'>;

/** How many questions of a section a filter lets through. */
export const countShown = ({ figures, given, left }: Counted, { mine, open }: QuestionFilter): number =>
  mine ? (open ? left.given : given) : open ? left.all : figures.questions;

/** Whether a filter lets a question through. */
export const isShown = (
  { assigned_to }: Pick<AssessedQuestion, 'assigned_to'>,
  isOpen: boolean,
  { mine, open }: QuestionFilter,
  personId: string,
): boolean => (!mine || assigned_to.some(({ id }) => id === personId)) && (!open || isOpen);
