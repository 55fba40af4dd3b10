import { refusal } from '#platform/contract/refusal.ts';

/** Where an assessment of compliance stands. */
export const complianceStatuses = [
  'draft',
  'in_progress',
  'in_review',
  'approved',
  'superseded',
  'archived',
] as const;
export type ComplianceStatus = (typeof complianceStatuses)[number];

/** Those that somebody still works on. */
export const openComplianceStatuses = ['draft', 'in_progress', 'in_review'] as const;

/** What an assessment is made for. */
export const complianceKinds = ['self', 'internal_audit', 'external_audit', 'gap'] as const;
export type ComplianceKind = (typeof complianceKinds)[number];

/** Answers are carried over from an assessment by the same standard that was begun and that one sees all of. */
export const baselineUnknown = refusal('baseline_unknown', 400, 'baseline_id');

/** What is followed is an assessment that holds and that one sees all of. */
export const followsUnknown = refusal('follows_unknown', 400, 'follows');
