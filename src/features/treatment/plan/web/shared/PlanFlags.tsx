import { CalendarClock, CircleAlert, Clock, Coins, Hourglass, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { PlanFlag } from '../../plan.contract.ts';

const looks: Record<PlanFlag, [Icon: LucideIcon, tone: StatusTone]> = {
  overdue: [CircleAlert, 'error'],
  due_soon: [Clock, 'warning'],
  awaiting_decision: [Hourglass, 'neutral'],
  reschedule_asked: [CalendarClock, 'warning'],
  over_budget: [Coins, 'error'],
};

/** What of a plan asks for attention. */
export function PlanFlags({ flags }: { flags: readonly PlanFlag[] }) {
  const { t } = useTranslation('treatment-plan');
  return flags.map((flag) => {
    const [Icon, tone] = looks[flag];
    return (
      <StatusPill key={flag} tone={tone} icon={<Icon size={14} aria-hidden />}>
        {t(`words.flag.${flag}`)}
      </StatusPill>
    );
  });
}
