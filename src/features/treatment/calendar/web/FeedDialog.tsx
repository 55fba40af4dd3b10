import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { CalendarKind } from '../calendar-kind.contract.ts';
import { CalendarFeed } from './shared/CalendarFeed.tsx';

interface FeedDialogProps {
  /** What the calendar shows: a new address begins with it. */
  kinds: readonly CalendarKind[];
  isMine: boolean;
  onClose: () => void;
}

/** One's address for calendar programs, over the calendar. */
export function FeedDialog({ kinds, isMine, onClose }: FeedDialogProps) {
  const { t } = useTranslation('treatment-calendar');
  const { t: platform } = useTranslation('web');
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={{ paper: { sx: { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' } } } }}
      onClose={onClose}
    >
      <DialogTitle id={id}>{t('feed.title')}</DialogTitle>
      <DialogContent>
        <CalendarFeed kinds={kinds} isMine={isMine} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{platform('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
