import Box from '@mui/material/Box';
import { CircleDashed, Clock, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { ControlFlag } from '../../control.contract.ts';

const looks: Record<ControlFlag, [Icon: LucideIcon, tone: StatusTone]> = {
  test_overdue: [Clock, 'error'],
  never_tested: [CircleDashed, 'warning'],
};

/** What about a control asks for attention. */
export function ControlFlags({ flags }: { flags: readonly ControlFlag[] }) {
  const { t } = useTranslation('treatment-control');
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      {flags.map((flag) => {
        const [Icon, tone] = looks[flag];
        return (
          <StatusPill key={flag} tone={tone} icon={<Icon aria-hidden />}>
            {t(`words.flag.${flag}`)}
          </StatusPill>
        );
      })}
    </Box>
  );
}
