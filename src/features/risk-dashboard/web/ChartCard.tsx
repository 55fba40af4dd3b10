import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WhyButton, type Why } from './WhyButton.tsx';

interface ChartCardProps {
  title: string;
  why: Why;
  /** What the picture can be switched between. */
  controls?: ReactNode;
  /** The picture and the same as a table; nothing while it is being read. */
  picture: ReactNode;
  table: ReactNode;
  waiting: boolean;
  /** Room kept while it is being read, so that nothing jumps. */
  height: number | { xs: number; md: number };
  /** Keeps that room afterwards: what stands below it must not move. */
  keepsRoom?: boolean;
  /** Legend and notes, under picture and table alike. */
  children?: ReactNode;
}

/** A picture with its title and "why?", and the same figures as a table one key (T) away. */
export function ChartCard({
  title,
  why,
  controls,
  picture,
  table,
  waiting,
  height,
  keepsRoom = true,
  children,
}: ChartCardProps) {
  const { t } = useTranslation('risk-dashboard');
  const [asTable, setAsTable] = useState(false);
  const onKey = (event: KeyboardEvent) => {
    const typing = (event.target as HTMLElement).closest(
      'input, textarea, [role="listbox"], [role="dialog"]',
    );
    if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
    event.preventDefault();
    setAsTable((before) => !before);
  };
  return (
    <Card
      component="section"
      aria-label={title}
      onKeyDown={onKey}
      sx={{ p: 2, pt: 1.5, minWidth: 0, breakInside: 'avoid' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1, minHeight: 28 }}>
        <Typography variant="h2" sx={{ flex: '1 1 0', minWidth: 0 }}>
          {title}
        </Typography>
        <WhyButton title={title} why={why} />
        <Button
          size="small"
          color="inherit"
          className="not-printed"
          title={t('screen.keys')}
          aria-pressed={asTable}
          startIcon={asTable ? <ChartNoAxesColumn size={14} aria-hidden /> : <Table2 size={14} aria-hidden />}
          onClick={() => setAsTable(!asTable)}
          sx={{
            color: 'text.secondary',
            minHeight: 28,
            px: 1,
            flex: 'none',
            fontSize: '0.75rem',
            fontWeight: 500,
          }}
        >
          {asTable ? t('screen.picture') : t('screen.table')}
        </Button>
      </Box>
      {controls && (
        <Box className="not-printed" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 1.5 }}>
          {controls}
        </Box>
      )}
      <Box sx={{ minHeight: waiting || keepsRoom ? height : 0 }}>
        {waiting ? <Skeleton variant="rounded" sx={{ height }} /> : asTable ? table : picture}
      </Box>
      {children}
    </Card>
  );
}
