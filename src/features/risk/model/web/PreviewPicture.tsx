import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArrowDown, ArrowUp, CircleHelp, Equal, Replace } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { directions, type Direction, type Preview } from '../risk-model-draft.contract.ts';

const looks: Record<Direction, { icon: typeof ArrowUp; colour: string }> = {
  up: { icon: ArrowUp, colour: 'var(--error)' },
  down: { icon: ArrowDown, colour: 'var(--success)' },
  renamed: { icon: Replace, colour: 'var(--info)' },
  same: { icon: Equal, colour: 'var(--text-secondary)' },
  not_possible: { icon: CircleHelp, colour: 'var(--warning)' },
};

/** How many open risks would go up, down or nowhere: one bar per direction, with number and share. */
export function PreviewPicture({ preview: { counts, rated } }: { preview: Preview }) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const shown = directions.filter(
    (direction) => counts[direction] > 0 || direction === 'up' || direction === 'down',
  );
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="h3" sx={{ mb: 1 }}>
        {t('model.screen.activation.chart', { total: formats.number(rated) })}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        {shown.map((direction) => {
          const { icon: Icon, colour } = looks[direction];
          const share = rated === 0 ? 0 : counts[direction] / rated;
          return (
            <Box
              key={direction}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr auto', sm: '220px 1fr 96px' },
                alignItems: 'center',
                columnGap: 1.5,
              }}
            >
              <Box component="dt" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Icon size={16} color={colour} aria-hidden />
                {t(`model.screen.activation.${direction}`)}
              </Box>
              <Box
                aria-hidden
                sx={{
                  gridColumn: { xs: '1 / -1', sm: 'auto' },
                  order: { xs: 3, sm: 0 },
                  height: 12,
                  borderRadius: '6px',
                  bgcolor: 'action.hover',
                }}
              >
                <Box
                  sx={{
                    height: 1,
                    width: `${share * 100}%`,
                    minWidth: share > 0 ? 4 : 0,
                    borderRadius: '6px',
                    bgcolor: colour,
                  }}
                />
              </Box>
              <Box component="dd" sx={{ m: 0, typography: 'table', textAlign: 'end' }}>
                {formats.number(counts[direction])} ({formats.percent(share)})
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
