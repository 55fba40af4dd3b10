import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  CircleDashed,
  Clock,
  Gavel,
  History,
  Hourglass,
  Inbox,
  ShieldQuestion,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusPill, type StatusTone } from '#platform/web/ui/StatusPill.tsx';
import type { RiskFlag } from '../../risk.contract.ts';

const looks: Record<RiskFlag, [Icon: LucideIcon, tone: StatusTone]> = {
  untriaged: [Inbox, 'warning'],
  awaiting_decision: [Gavel, 'info'],
  acceptance_open: [ShieldQuestion, 'warning'],
  unrated: [CircleDashed, 'neutral'],
  overdue_review: [Clock, 'error'],
  residual_lapsed: [Hourglass, 'warning'],
  older_model: [History, 'neutral'],
};

/** What asks for attention: in words, or as icons whose words are on hover where a row has no room. */
export function RiskFlags({ flags, compact = false }: { flags: readonly RiskFlag[]; compact?: boolean }) {
  const { t } = useTranslation('risk');
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', flexWrap: compact ? 'nowrap' : 'wrap' }}
    >
      {flags.map((flag) => {
        const [Icon, tone] = looks[flag];
        if (!compact)
          return (
            <StatusPill key={flag} tone={tone} icon={<Icon aria-hidden />}>
              {t(`words.flag.${flag}`)}
            </StatusPill>
          );
        return (
          <Tooltip key={flag} title={t(`words.flag.${flag}`)}>
            <Box
              component="span"
              role="img"
              aria-label={t(`words.flag.${flag}`)}
              sx={{ display: 'inline-flex', color: tone === 'neutral' ? 'text.secondary' : `${tone}.main` }}
            >
              <Icon size={16} aria-hidden />
            </Box>
          </Tooltip>
        );
      })}
    </Box>
  );
}
