import { recordStatus } from '#platform/web/record/RecordStatus.tsx';
import type { MaturityStatus } from '../../assessment-status.contract.ts';

/** Where an assessment is on its way. */
export const AssessmentStatus = recordStatus<MaturityStatus>('maturity', {
  draft: 'neutral',
  in_progress: 'info',
  submitted: 'warning',
  approved: 'success',
  superseded: 'neutral',
  archived: 'neutral',
});
