import { recordStatus } from '#platform/web/record/RecordStatus.tsx';
import type { PlanStatus as Status } from '../../plan-status.contract.ts';

/** Where a plan is on its way. */
export const PlanStatus = recordStatus<Status>('treatment-plan', {
  draft: 'neutral',
  submitted: 'warning',
  approved: 'info',
  in_progress: 'info',
  on_hold: 'warning',
  completed: 'warning',
  validated: 'success',
  rejected: 'neutral',
  cancelled: 'neutral',
});
