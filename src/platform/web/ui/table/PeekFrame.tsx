import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { peekId, type PeekNavigation } from './PeekLayout.tsx';

interface PeekFrameProps extends PeekNavigation {
  /** What it shows, for those who do not see it. */
  label: string;
  /** R-0042, as soon as it is known. */
  reference: string | undefined;
  /** Its page. */
  to: string;
  children: ReactNode;
}

/** The side panel of a list: which row, the rows beside it, its whole page, and below them what it says. */
export function PeekFrame({ label, reference, to, onClose, onPrevious, onNext, children }: PeekFrameProps) {
  const { t } = useTranslation('web');
  const navigation = [
    { name: 'previous', Icon: ChevronUp, go: onPrevious },
    { name: 'next', Icon: ChevronDown, go: onNext },
  ] as const;
  return (
    <Box
      component="section"
      id={peekId}
      aria-label={label}
      data-keys="page"
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          px: 1.5,
          minHeight: 48,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box component="bdi" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {reference}
        </Box>
        <Box sx={{ flex: 1 }} />
        {navigation.map(({ name, Icon, go }) => (
          <Tooltip key={name} title={t(`peek.${name}`)}>
            <span>
              <IconButton
                size="small"
                aria-label={t(`peek.${name}`)}
                disabled={go === undefined}
                onClick={go}
              >
                <Icon size={16} aria-hidden />
              </IconButton>
            </span>
          </Tooltip>
        ))}
        <Button size="small" variant="outlined" component={Link} to={to}>
          {t('peek.open')}
        </Button>
        <IconButton size="small" aria-label={t('peek.close')} onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </Box>
      <Box
        sx={{
          flex: '1 1 0px',
          minHeight: 0,
          overflow: 'auto',
          p: 2,
          display: 'grid',
          gap: 2,
          alignContent: 'start',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
