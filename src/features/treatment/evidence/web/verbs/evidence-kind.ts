import type { RecordKind, VerbDialogProps as DialogProps } from '#platform/web/workflow/record-kind.ts';
import { readEvidence, readEvidenceHistory, type Evidence } from '../../evidence.contract.ts';
import { EvidenceDifferences } from './EvidenceDifferences.tsx';

/** A piece of evidence, as the dialogs of its verbs know it. */
export const evidenceKind: RecordKind<Evidence> = {
  feature: 'treatment-evidence',
  read: readEvidence,
  history: readEvidenceHistory,
  refreshes: ['compliance'],
  Differences: EvidenceDifferences,
};

export type VerbDialogProps = DialogProps<Evidence>;
