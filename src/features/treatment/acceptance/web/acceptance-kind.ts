import type { RecordKind, VerbDialogProps as DialogProps } from '#platform/web/workflow/record-kind.ts';
import { readAcceptance, readAcceptanceHistory, type Acceptance } from '../acceptance.contract.ts';
import { AcceptanceDifferences } from './AcceptanceDifferences.tsx';

/** An acceptance, as the dialogs of its verbs know it. */
export const acceptanceKind: RecordKind<Acceptance> = {
  feature: 'treatment-acceptance',
  read: readAcceptance,
  history: readAcceptanceHistory,
  refreshes: ['risk'],
  Differences: AcceptanceDifferences,
};

export type VerbDialogProps = DialogProps<Acceptance>;
