import { recordStatus } from '#platform/web/record/RecordStatus.tsx';
import type { FindingStatus as Status } from '../../finding-status.contract.ts';

/** Where a finding is on its way. */
export const FindingStatus = recordStatus<Status>('compliance-finding', {
  open: 'warning',
  assigned: 'info',
  in_progress: 'info',
  resolved: 'warning',
  closed: 'success',
  dismissed: 'neutral',
});
