import { recordStatus } from '#platform/web/record/RecordStatus.tsx';
import type { TaskStatus as Status } from '../../task-status.contract.ts';

/** Where a task is on its way. */
export const TaskStatus = recordStatus<Status>('treatment-task', {
  todo: 'neutral',
  in_progress: 'info',
  blocked: 'error',
  in_review: 'warning',
  done: 'success',
  cancelled: 'neutral',
});
