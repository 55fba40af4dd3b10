import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { ConfirmButton } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';
import type { RiskImport, RowAction } from '../risk-import.contract.ts';
import { ImportRows } from './ImportRows.tsx';
import { type RiskImportState, useImportAddress } from './risk-import.hooks.ts';
import { RowTabs } from './RowTabs.tsx';
import { WorkProgress } from './WorkProgress.tsx';

/** What was written, and the way back. */
export function DoneStep({ current, importState }: { current: RiskImport; importState: RiskImportState }) {
  const { t } = useTranslation('risk-import');
  const formats = useFormats();
  const { open } = useImportAddress();
  const { undoing, isBusy } = importState;
  const [action, setAction] = useState<RowAction>('new');
  const { id, version, counts, undo_until, undone, status } = current;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {status === 'applied' && counts !== null && (
        <Alert severity="success" variant="outlined">
          <ImportCounts counts={counts} />
        </Alert>
      )}
      {undone !== null && (
        <Alert severity="info" variant="outlined">
          {t('screen.done.undone', { count: undone.undone })}
        </Alert>
      )}
      {isBusy ? (
        <WorkProgress current={current} begun="risk_import.undo" />
      ) : (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button variant="contained" component={Link} to={riskPaths.register}>
            {t('screen.done.register')}
          </Button>
          <Button onClick={() => open(undefined)}>{t('screen.done.again')}</Button>
          {undo_until !== null && (
            <>
              <ConfirmButton
                startIcon={<Undo2 size={16} aria-hidden />}
                title={t('screen.done.undo_title')}
                text={t('screen.done.undo_text', {
                  added: formats.number(counts?.new ?? 0),
                  changed: formats.number(counts?.changed ?? 0),
                })}
                verb={t('screen.done.undo')}
                onConfirm={() =>
                  undoing.mutate(
                    { params: { id }, body: { version } },
                    { onSuccess: ({ data }) => importState.keep(data) },
                  )
                }
              >
                {t('screen.done.undo')}
              </ConfirmButton>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {t('screen.done.undo_until', { day: formats.day(undo_until) })}
              </Typography>
            </>
          )}
        </Box>
      )}
      {undone !== null && undone.kept > 0 && (
        <>
          <Typography>{t('screen.done.kept', { count: undone.kept })}</Typography>
          <ImportRows id={id} action="kept" />
        </>
      )}
      {status === 'applied' && counts !== null && (
        <>
          <RowTabs counts={counts} chosen={action} onChoose={setAction} />
          <ImportRows id={id} action={action} key={action} />
        </>
      )}
    </Box>
  );
}

function ImportCounts({ counts }: { counts: Record<RowAction, number> }) {
  const { t } = useTranslation('risk-import');
  const left = counts.reject + counts.duplicate;
  return (
    <>
      {counts.new > 0 && <div>{t('screen.done.applied_add', { count: counts.new })}</div>}
      {counts.changed > 0 && <div>{t('screen.done.applied_change', { count: counts.changed })}</div>}
      {left > 0 && <div>{t('screen.done.left', { count: left })}</div>}
    </>
  );
}
