import type { RecordKind, VerbDialogProps as DialogProps } from '#platform/web/workflow/record-kind.ts';
import { readHistory, readRisk, type Risk } from '../../risk.contract.ts';
import { RiskDifferences } from './RiskDifferences.tsx';

/** A risk, as the dialogs of its verbs know it. */
export const riskKind: RecordKind<Risk> = {
  feature: 'risk',
  read: readRisk,
  history: readHistory,
  refreshes: [],
  Differences: RiskDifferences,
};

export type VerbDialogProps = DialogProps<Risk>;
