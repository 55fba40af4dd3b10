import Alert from '@mui/material/Alert';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Task } from '../../task.contract.ts';

/** What stands in the way of a task, said before anything else: that it is blocked and by what, waits for others, or missed its day. */
export function TaskNotices({ task }: { task: Task }) {
  const { t } = useTranslation('treatment-task');
  const formats = useFormats();
  const { deleted_at, blocked_reason, flags, blocked_by, next_on } = task;
  const open = blocked_by.filter(({ status }) => status !== 'done' && status !== 'cancelled');
  const notices = [
    ...(deleted_at === null ? [] : [t('web:record.deleted', { day: formats.day(deleted_at) })]),
    ...(blocked_reason === null ? [] : [t('page.blocked', { reason: blocked_reason })]),
    ...(flags.includes('waiting')
      ? [t('page.waiting', { refs: formats.list(open.map(({ ref }) => ref)), count: open.length })]
      : []),
    ...(flags.includes('missed') && next_on !== null
      ? [t('page.missed', { day: formats.day(next_on) })]
      : []),
  ];
  return notices.map((words) => (
    <Alert key={words} severity="warning" variant="outlined">
      {words}
    </Alert>
  ));
}
