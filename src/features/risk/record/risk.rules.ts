import type { Cell } from '#features/risk/model/risk-level.contract.ts';
import type { RiskFlag } from './risk.contract.ts';
import type { RiskFacts } from './risk.workflow.ts';

/** The level of a cell: looked up in the model's grid, never computed. */
export const levelOf = (
  matrix: readonly (readonly number[])[],
  { likelihood, consequence }: Cell,
): number | undefined => matrix[likelihood - 1]?.[consequence - 1];

/** States that follow from the row and the day: computed when read, never stored. */
export function flagsOf(
  risk: Pick<RiskFacts, 'status' | 'triage' | 'treatment' | 'inherent' | 'residual' | 'request'> & {
    review_on: string | null;
    residual_lapses_on: string | null;
    model_version: number | null;
  },
  today: string,
  activeModel: number,
): RiskFlag[] {
  const open = risk.status !== 'closed';
  const flags: [RiskFlag, boolean][] = [
    ['untriaged', open && risk.triage === 'submitted'],
    ['awaiting_decision', risk.request !== null],
    ['acceptance_open', risk.status === 'created' && risk.treatment === 'accept'],
    ['unrated', open && risk.inherent === null],
    ['overdue_review', open && risk.review_on !== null && risk.review_on < today],
    [
      'residual_lapsed',
      open && risk.residual !== null && risk.residual_lapses_on !== null && risk.residual_lapses_on < today,
    ],
    ['older_model', open && risk.model_version !== null && risk.model_version !== activeModel],
  ];
  return flags.filter(([, holds]) => holds).map(([flag]) => flag);
}
