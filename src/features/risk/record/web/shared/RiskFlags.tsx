import {
  CircleDashed,
  Clock,
  Gavel,
  History,
  Hourglass,
  Inbox,
  MessageSquareWarning,
  ShieldQuestion,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { RiskFlag } from '../../risk.contract.ts';
import './risk-flags.css';

const looks: Record<RiskFlag, [Icon: LucideIcon, tone: StatusTone]> = {
  untriaged: [Inbox, 'warning'],
  awaiting_decision: [Gavel, 'info'],
  acceptance_open: [ShieldQuestion, 'warning'],
  unrated: [CircleDashed, 'neutral'],
  overdue_review: [Clock, 'error'],
  residual_lapsed: [Hourglass, 'warning'],
  rating_asked: [MessageSquareWarning, 'warning'],
  older_model: [History, 'neutral'],
};

/** What asks for attention: in words, or as icons whose words are on hover where a row has no room. */
export function RiskFlags({ flags, compact = false }: { flags: readonly RiskFlag[]; compact?: boolean }) {
  const { t } = useTranslation('risk');
  return (
    <span className={compact ? 'risk-flags is-compact' : 'risk-flags'}>
      {flags.map((flag) => {
        const [Icon, tone] = looks[flag];
        const words = t(`words.flag.${flag}`);
        if (!compact)
          return (
            <StatusPill key={flag} tone={tone} icon={<Icon aria-hidden />}>
              {words}
            </StatusPill>
          );
        return (
          <span key={flag} className="risk-flag" data-tone={tone} role="img" aria-label={words} title={words}>
            <Icon size={16} aria-hidden />
          </span>
        );
      })}
    </span>
  );
}
