import { CalendarX, CircleAlert, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { TaskFlag } from '../../task.contract.ts';

const looks: Record<TaskFlag, [Icon: LucideIcon, tone: StatusTone]> = {
  overdue: [CircleAlert, 'error'],
  due_soon: [Clock, 'warning'],
  waiting: [Hourglass, 'neutral'],
  missed: [CalendarX, 'warning'],
};

/** What of a task asks for attention. */
export function TaskFlags({ flags }: { flags: readonly TaskFlag[] }) {
  const { t } = useTranslation('treatment-task');
  return flags.map((flag) => {
    const [Icon, tone] = looks[flag];
    return (
      <StatusPill key={flag} tone={tone} icon={<Icon size={14} aria-hidden />}>
        {t(`words.flag.${flag}`)}
      </StatusPill>
    );
  });
}
