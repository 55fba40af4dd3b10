import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import type { BulkReply } from '../../risk-bulk.contract.ts';
import type { RiskRow } from '#features/risk/record/risk.contract.ts';
import { useBulkChange, type BulkWish } from './bulk-change.hooks.ts';

interface BulkDialogProps {
  wish: BulkWish;
  risks: readonly RiskRow[];
  onClose: () => void;
  onDone: () => void;
}

/** What a change of many risks would do, before it is done. */
export function BulkDialog({ wish, risks, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation('risk');
  const id = useId();
  const bulk = useBulkChange(risks);
  const { outlook } = bulk;
  const look = useRef(bulk.look);
  useEffect(() => look.current(wish), [wish]);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{t('register.bulk.title', { field: wish.field, value: wish.value })}</DialogTitle>
      <DialogContent>
        {bulk.failure !== null && <FailureNotice failure={bulk.failure} onRetry={() => bulk.look(wish)} />}
        {bulk.isLooking && (
          <Box role="status">
            {t('register.bulk.looking')}
            <LinearProgress sx={{ mt: 1, height: 2 }} />
          </Box>
        )}
        {outlook && <Outlook outlook={outlook} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('web:cancel')}</Button>
        <Button
          variant="contained"
          disabled={outlook === undefined || outlook.changed === 0 || bulk.isChanging}
          onClick={() => bulk.change(wish, onDone)}
        >
          {t('register.bulk.apply', { count: outlook?.changed ?? risks.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Outlook({ outlook: { changed, same, refused, results } }: { outlook: BulkReply }) {
  const { t, tOpen } = useTranslation(['risk', 'platform']);
  const reasons = new Map<string, string[]>();
  for (const { code, ref } of results)
    if (code !== null) reasons.set(code, [...(reasons.get(code) ?? []), ref ?? '?']);
  const counts = [
    t('register.bulk.changes', { count: changed }),
    ...(same > 0 ? [t('register.bulk.same', { count: same })] : []),
    ...(refused > 0 ? [t('register.bulk.refused', { count: refused })] : []),
  ];
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5 }}>
      {counts.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {refused > 0 && (
        <Box
          component="ul"
          sx={{ m: 0, paddingInlineStart: 2.5, display: 'grid', gap: 0.5, maxHeight: 240, overflow: 'auto' }}
        >
          {[...reasons].map(([code, refs]) => (
            <li key={code}>
              {tOpen([`risk:refusals.${code}`, `platform:refusals.${code}`])}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {refs.map((ref, index) => (
                  <span key={ref}>
                    {index > 0 && ', '}
                    <bdi>{ref}</bdi>
                  </span>
                ))}
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
