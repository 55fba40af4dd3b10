import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { listIndicators, type Indicator } from '../../indicator.contract.ts';
import { IndicatorDialog } from '../IndicatorDialog.tsx';
import { IndicatorItem } from '../IndicatorItem.tsx';
import { ReadingDialog } from '../ReadingDialog.tsx';

type Opened = 'new' | { asks: 'edit' | 'record'; indicator: Indicator };

/** The key risk indicators of a risk: where each stands, how it went, and who reads it next by when. */
export function IndicatorsSection({ risk }: { risk: Risk }) {
  const { t } = useTranslation('treatment-indicator');
  const [opened, open] = useState<Opened>();
  const { data, error, refetch } = useRead(listIndicators, { params: { risk_id: risk.id } });
  const failure = error && <FailureNotice failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return failure ?? <HistorySkeleton />;
  const rows = data.data;
  const close = () => open(undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {failure}
      {rows.length === 0 ? (
        <Typography color="textSecondary">{t('empty')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {rows.map((row) => (
            <IndicatorItem
              key={row.id}
              indicator={row}
              onEdit={() => open({ asks: 'edit', indicator: row })}
              onRecord={() => open({ asks: 'record', indicator: row })}
            />
          ))}
        </Box>
      )}
      {risk.permissions.can.includes('edit') && (
        <Box>
          <Button
            size="small"
            variant="outlined"
            aria-haspopup="dialog"
            startIcon={<Plus size={14} aria-hidden />}
            onClick={() => open('new')}
          >
            {t('add')}
          </Button>
        </Box>
      )}
      {opened === 'new' && <IndicatorDialog risk={risk} indicator={undefined} onClose={close} />}
      {typeof opened === 'object' && opened.asks === 'edit' && (
        <IndicatorDialog risk={risk} indicator={opened.indicator} onClose={close} />
      )}
      {typeof opened === 'object' && opened.asks === 'record' && (
        <ReadingDialog indicator={opened.indicator} onClose={close} />
      )}
    </Box>
  );
}
