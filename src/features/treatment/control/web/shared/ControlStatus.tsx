import { recordStatus } from '#platform/web/record/RecordStatus.tsx';
import type { ControlStatus as Status } from '../../control-status.contract.ts';

/** Where a control is on its way. */
export const ControlStatus = recordStatus<Status>('treatment-control', {
  planned: 'neutral',
  in_progress: 'info',
  implemented: 'success',
  degraded: 'warning',
  retired: 'neutral',
});
