import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { TaskStatus as Status } from '../../task-status.contract.ts';

const tones: Record<Status, StatusTone> = {
  todo: 'neutral',
  in_progress: 'info',
  blocked: 'error',
  in_review: 'warning',
  done: 'success',
  cancelled: 'neutral',
};

/** Where a task is on its way. */
export function TaskStatus({ status }: { status: Status }) {
  const { t } = useTranslation('treatment-task');
  return <StatusPill tone={tones[status]}>{t(`words.status.${status}`)}</StatusPill>;
}
