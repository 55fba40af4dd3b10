import { describedKind } from '#platform/web/record/described-kind.ts';
import {
  readEvidence,
  readEvidenceHistory,
  restoreEvidence,
  type Evidence,
} from '../../evidence.contract.ts';
import { evidenceRecord } from '../../evidence.record.ts';

/** A piece of evidence on its page and in the dialogs of its verbs. Links are made and taken away where they stand. */
export const evidenceKind = describedKind<Evidence>({
  record: evidenceRecord,
  feature: 'treatment-evidence',
  read: readEvidence,
  history: readEvidenceHistory,
  refreshes: ['compliance'],
  next: ['accept', 'submit', 'restore', 'revise'],
  apart: ['link', 'unlink'],
  hidesMissing: true,
  now: { restore: restoreEvidence },
});
