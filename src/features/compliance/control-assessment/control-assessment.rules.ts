import { figuresOf, type ComplianceSums } from '#features/compliance/figure/figure.rules.ts';
import type { ControlAssessmentStatus, ControlResult } from './control-assessment-status.contract.ts';

/** What a control with sub-controls comes to: its value is theirs by weight, and cannot be typed. */
export function resultOfParent(sums: ComplianceSums): ControlResult {
  if (sums.assessed === 0) return 'not_assessed';
  if (sums.compliant === sums.applicable) return 'compliant';
  if (sums.non_compliant === sums.applicable) return 'non_compliant';
  return 'partial';
}

/** In percent; null where none of them was assessed. */
export const valueOfParent = (sums: ComplianceSums): number | null =>
  sums.assessed === 0 ? null : figuresOf(sums).compliance;

/** Who answers a control, and until when: nothing about the answer. */
export const isArranging = (field: string): boolean => field === 'owner_id' || field === 'due_date';

/** How far the answers to sub-controls are, taken together. */
export function statusOfParent(statuses: readonly ControlAssessmentStatus[]): ControlAssessmentStatus {
  const every = (...some: ControlAssessmentStatus[]) => statuses.every((status) => some.includes(status));
  if (statuses.length === 0 || every('to_do')) return 'to_do';
  if (every('done')) return 'done';
  return every('in_review', 'done') ? 'in_review' : 'in_progress';
}
