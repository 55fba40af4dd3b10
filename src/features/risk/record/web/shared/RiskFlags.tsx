import {
  CalendarClock,
  CircleDashed,
  Clock,
  Gavel,
  History,
  Hourglass,
  Inbox,
  MessageSquareWarning,
  TrendingUp,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { RiskFlag } from '../../risk.contract.ts';
import './risk-flags.css';

const looks: Record<RiskFlag, [Icon: LucideIcon, tone: StatusTone]> = {
  untriaged: [Inbox, 'warning'],
  awaiting_decision: [Gavel, 'info'],
  expiring_acceptance: [CalendarClock, 'warning'],
  above_appetite: [TrendingUp, 'error'],
  unrated: [CircleDashed, 'neutral'],
  overdue_review: [Clock, 'error'],
  residual_lapsed: [Hourglass, 'warning'],
  rating_asked: [MessageSquareWarning, 'warning'],
  control_stale: [Hourglass, 'warning'],
  older_model: [History, 'neutral'],
};

/** What asks for attention, in words; in a row all in one line, and whole on hover. */
export function RiskFlags({ flags, inRow = false }: { flags: readonly RiskFlag[]; inRow?: boolean }) {
  const { t } = useTranslation('risk');
  const words = (flag: RiskFlag) => t(`words.flag.${flag}`);
  return (
    <span
      className={inRow ? 'risk-flags is-in-row' : 'risk-flags'}
      title={inRow && flags.length > 0 ? flags.map(words).join(', ') : undefined}
    >
      {flags.map((flag) => {
        const [Icon, tone] = looks[flag];
        return (
          <StatusPill key={flag} tone={tone} icon={inRow ? undefined : <Icon aria-hidden />}>
            {words(flag)}
          </StatusPill>
        );
      })}
    </span>
  );
}
