import type { ComparedAnswer, ComparedControl, ComplianceComparison } from './comparison.contract.ts';

/** From one figure to the next, in points with one decimal: a reader who subtracts the two arrives at the third. */
export const changeBetween = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : Math.round((after - before) * 10) / 10;

type Answers = Pick<ComparedControl, 'before' | 'after'>;

/** What a control counts now beside what it counted before. */
export const changeOf = ({ before, after }: Answers): number | null =>
  changeBetween(before?.value ?? null, after?.value ?? null);

const said = (answer: ComparedAnswer | null): unknown[] =>
  answer === null ? [] : [answer.result, answer.is_applicable, answer.value, answer.is_proven];

/** Whether anything of a control is another. */
export const isOther = ({ before, after }: Answers): boolean =>
  JSON.stringify(said(before)) !== JSON.stringify(said(after));

export function countChanges(changes: readonly (number | null)[]): ComplianceComparison['counts'] {
  const many = (holds: (change: number) => boolean) =>
    changes.filter((change) => change !== null && holds(change)).length;
  return {
    risen: many((change) => change > 0),
    fallen: many((change) => change < 0),
    same: many((change) => change === 0),
    incomparable: changes.filter((change) => change === null).length,
  };
}
