import {
  pathOfAssessment,
  pathOfControlAssessment,
} from '#features/compliance/assessment/compliance-path.rules.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import type { Finding } from '../../finding.contract.ts';

/** Where what a finding comes from is read; nothing for what the reader does not see. Whatever standard an assessment is by: its page, and
 *  that of its control, lead on to their own address. */
export function pathOfSource({ kind, id, assessment }: Finding['source']): string | null {
  if (id === null) return null;
  if (kind === 'assessment') return pathOfAssessment('iso27001', id);
  if (kind === 'control_assessment')
    return assessment === null ? null : pathOfControlAssessment('iso27001', assessment.id, id);
  return recordPath(kind, id);
}
