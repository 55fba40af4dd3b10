import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { InviteForm } from './InviteForm.tsx';

/** The same form over the list of invitations. A click beside it does not throw away what was typed. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('organisation-invitation');
  const title = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      aria-labelledby={title}
      slotProps={{ paper: { sx: { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' } } } }}
      onClose={(_, why) => why === 'escapeKeyDown' && onClose()}
    >
      <DialogTitle id={title}>{t('invite.title')}</DialogTitle>
      <DialogContent>
        <InviteForm leave={{ before: t('web:close'), after: t('web:close'), onClick: onClose }} />
      </DialogContent>
    </Dialog>
  );
}
