import type { RecordKind, VerbDialogProps as DialogProps } from '#platform/web/workflow/record-kind.ts';
import { readFinding, readFindingHistory, type Finding } from '../../finding.contract.ts';
import { FindingDifferences } from './FindingDifferences.tsx';

/** A finding, as the dialogs of its verbs know it. What it changes shows in what waits for people, and among plans. */
export const findingKind: RecordKind<Finding> = {
  feature: 'compliance-finding',
  read: readFinding,
  history: readFindingHistory,
  refreshes: ['work', 'plan'],
  Differences: FindingDifferences,
};

export type VerbDialogProps = DialogProps<Finding>;
