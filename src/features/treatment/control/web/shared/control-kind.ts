import type { RecordKind, VerbDialogProps as DialogProps } from '#platform/web/workflow/record-kind.ts';
import { readControl, readControlHistory, type Control } from '../../control.contract.ts';
import { ControlDifferences } from './ControlDifferences.tsx';

/** A control, as the dialogs of its verbs know it. */
export const controlKind: RecordKind<Control> = {
  feature: 'treatment-control',
  read: readControl,
  history: readControlHistory,
  refreshes: ['risk'],
  Differences: ControlDifferences,
};

export type VerbDialogProps = DialogProps<Control>;
