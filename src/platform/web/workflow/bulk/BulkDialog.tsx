import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useId, useRef } from 'react';
import type { Namespace } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import type { BulkChange, BulkReply, BulkSay, BulkRequest } from './bulk-change.hooks.ts';

interface BulkDialogProps<Set> {
  wish: BulkRequest<Set>;
  /** Whose refusals say why a row cannot be changed. */
  feature: Namespace;
  /** How many rows are chosen. */
  count: number;
  bulk: BulkChange<Set>;
  say: BulkSay;
  onClose: () => void;
  onDone: () => void;
}

/** What a change of many rows would do, before it is done. */
export function BulkDialog<Set>({ wish, feature, count, bulk, say, onClose, onDone }: BulkDialogProps<Set>) {
  const { t } = useTranslation('web');
  const id = useId();
  const { outlook } = bulk;
  const look = useRef(bulk.look);
  useEffect(() => look.current(wish), [wish]);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>
        {wish.field}: <bdi>{wish.value}</bdi>
      </DialogTitle>
      <DialogContent>
        {bulk.failure !== null && <FailureNotice failure={bulk.failure} onRetry={() => bulk.look(wish)} />}
        {bulk.isLooking && (
          <Box role="status">
            {say('looking', 0)}
            <LinearProgress sx={{ mt: 1, height: 2 }} />
          </Box>
        )}
        {outlook && <Outlook feature={feature} outlook={outlook} say={say} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="contained"
          disabled={outlook === undefined || outlook.changed === 0 || bulk.isChanging}
          onClick={() => bulk.change(wish, onDone)}
        >
          {say('apply', outlook?.changed ?? count)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface OutlookProps {
  feature: Namespace;
  outlook: BulkReply;
  say: BulkSay;
}

function Outlook({ feature, outlook: { changed, same, refused, results }, say }: OutlookProps) {
  const { tOpen } = useTranslation([feature, 'platform']);
  const reasons = new Map<string, string[]>();
  for (const { code, ref } of results)
    if (code !== null) reasons.set(code, [...(reasons.get(code) ?? []), ref ?? '?']);
  const counts = [
    say('changes', changed),
    ...(same > 0 ? [say('same', same)] : []),
    ...(refused > 0 ? [say('refused', refused)] : []),
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
              {tOpen([`${feature}:refusals.${code}`, `platform:refusals.${code}`])}{' '}
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
