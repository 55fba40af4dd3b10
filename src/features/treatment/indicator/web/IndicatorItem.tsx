import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChartNoAxesColumn, Pencil, Table2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { confirm } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { MoreMenu } from '#platform/web/ui/menus/MoreMenu.tsx';
import { removeIndicator, type Indicator } from '../indicator.contract.ts';
import { IndicatorState } from './IndicatorState.tsx';
import { ReadingsChart } from './ReadingsChart.tsx';
import { ReadingsTable } from './ReadingsTable.tsx';

interface IndicatorItemProps {
  indicator: Indicator;
  onEdit: () => void;
  onRecord: () => void;
}

/** One indicator: its state and last value, its readings as a picture or a table, its limits and who reads it. */
export function IndicatorItem({ indicator, onEdit, onRecord }: IndicatorItemProps) {
  const { t } = useTranslation('treatment-indicator');
  const formats = useFormats();
  const [asTable, setAsTable] = useState(false);
  const { name, unit, state, last, amber, red, owner, cadence, next_on, direction } = indicator;
  const { can } = indicator.permissions;
  const ask = useRemoval(indicator);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            minHeight: 36,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
          }}
        >
          <Typography variant="subtitle1" component="h3" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <IndicatorState state={state} />
          {last !== null && (
            <Box component="bdi" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {`${formats.number(last.value)} ${unit}`}
            </Box>
          )}
        </Box>
        {can.includes('edit') && (
          <MoreMenu
            of={name}
            actions={[
              {
                label: t('edit'),
                icon: <Pencil size={16} aria-hidden />,
                onClick: onEdit,
                opensDialog: true,
              },
              { label: t('remove'), icon: <Trash2 size={16} aria-hidden />, onClick: ask, opensDialog: true },
            ]}
          />
        )}
      </Box>
      {last !== null && (
        // As wide as there is room: neither picture nor table widens the page.
        <Box sx={{ contain: 'inline-size', minWidth: 0 }}>
          {asTable ? <ReadingsTable indicator={indicator} /> : <ReadingsChart indicator={indicator} />}
        </Box>
      )}
      <Box sx={{ display: 'flex', columnGap: 2, rowGap: 0.5, flexWrap: 'wrap', color: 'text.secondary' }}>
        <span>
          {t('limits', { amber: formats.number(amber), red: formats.number(red), unit })} (
          {t(`direction.${direction}`)})
        </span>
        <span>{t(`cadence.${cadence}`)}</span>
        <span>{t('owner', { name: owner.name })}</span>
        <span>{t('next', { day: formats.day(next_on) })}</span>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {can.includes('record') && (
          <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={onRecord}>
            {t('record')}
          </Button>
        )}
        {last !== null && (
          <Button
            size="small"
            aria-pressed={asTable}
            startIcon={
              asTable ? <ChartNoAxesColumn size={14} aria-hidden /> : <Table2 size={14} aria-hidden />
            }
            onClick={() => setAsTable(!asTable)}
          >
            {t(asTable ? 'chart.as_picture' : 'chart.as_table')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Asks before an indicator goes with its readings. */
function useRemoval({ id, risk_id, name, version }: Indicator): () => void {
  const { t } = useTranslation('treatment-indicator');
  const remove = useWrite(removeIndicator, { refreshes: ['risk'] });
  return () =>
    confirm({
      title: t('remove_title', { name }),
      text: t('remove_text'),
      verb: t('remove'),
      onConfirm: () =>
        remove.mutate(
          { params: { risk_id, id }, body: { version } },
          { onSuccess: () => showSnackbar({ message: t('removed', { name }), variant: 'success' }) },
        ),
    });
}
