import { ChartGantt, CircleAlert, Clock, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { FindingFlag } from '../../finding.contract.ts';

const looks: Record<FindingFlag, [Icon: LucideIcon, tone: StatusTone]> = {
  overdue: [CircleAlert, 'error'],
  due_soon: [Clock, 'warning'],
  plan_missing: [ChartGantt, 'warning'],
};

/** What of a finding asks for attention. */
export function FindingFlags({ flags }: { flags: readonly FindingFlag[] }) {
  const { t } = useTranslation('compliance-finding');
  return flags.map((flag) => {
    const [Icon, tone] = looks[flag];
    return (
      <StatusPill key={flag} tone={tone} icon={<Icon size={14} aria-hidden />}>
        {t(`words.flag.${flag}`)}
      </StatusPill>
    );
  });
}
