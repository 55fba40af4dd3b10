import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import type { Member } from '#features/identity/member/member.contract.ts';
import { reactivatePerson } from '../leaving.contract.ts';

/** A failure was told when it happened. */
const told = () => undefined;

/** Says what comes back with somebody, and lets them in again. */
export function ReactivateDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('identity-leaving');
  const title = useId();
  const { id, version, first_name, last_name } = member;
  const name = `${first_name} ${last_name}`;
  const reactivate = useWrite(reactivatePerson, { refreshes: ['member'] });
  const again = async () => {
    // The row leaves the list of those who left, and this dialog with it, before it is done.
    await reactivate.mutateAsync({ params: { id }, body: { version } });
    onClose();
    showSnackbar({ message: t('reactivate.done', { name }), variant: 'success' });
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>{t('reactivate.title', { name })}</DialogTitle>
      <DialogContent>{t('reactivate.about')}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('web:cancel')}</Button>
        <Button variant="contained" disabled={reactivate.isPending} onClick={() => void again().catch(told)}>
          {t('reactivate.verb')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
