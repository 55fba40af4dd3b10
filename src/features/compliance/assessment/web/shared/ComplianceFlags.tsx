import { CalendarClock, CircleDashed, Clock, Stamp, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { ComplianceFlag, ComplianceRow } from '../../compliance-assessment.contract.ts';

const looks: Record<ComplianceFlag, [Icon: LucideIcon, tone: StatusTone]> = {
  overdue: [Clock, 'error'],
  due_soon: [CalendarClock, 'warning'],
  awaiting_review: [Stamp, 'warning'],
  unproven: [CircleDashed, 'neutral'],
};

/** What about an assessment asks for attention. */
export function ComplianceFlags({ flags }: Pick<ComplianceRow, 'flags'>) {
  const { t } = useTranslation(['compliance-assessment', 'record']);
  return flags.map((flag) => {
    const [Icon, tone] = looks[flag];
    return (
      <StatusPill key={flag} tone={tone} icon={<Icon size={14} aria-hidden />}>
        {t(`words.flag.${flag}`)}
      </StatusPill>
    );
  });
}
