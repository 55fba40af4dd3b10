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
import { endPersonSessions, takeSecondFactor, unlinkPerson } from '../lost-access.contract.ts';

/** A failure was told when it happened. */
const told = () => undefined;

interface TakeAwayDialogProps {
  member: Member;
  onClose: () => void;
  what: 'factor' | 'link' | 'sessions';
}

/** Says what follows when something that somebody signs in by is taken from them, and does it. */
export function TakeAwayDialog({ member, onClose, what }: TakeAwayDialogProps) {
  const { t } = useTranslation('identity-lost-access');
  const title = useId();
  const { id, first_name, last_name } = member;
  const name = `${first_name} ${last_name}`;
  const refreshes = { refreshes: ['member'] };
  const ways = {
    factor: useWrite(takeSecondFactor, refreshes),
    link: useWrite(unlinkPerson, refreshes),
    sessions: useWrite(endPersonSessions),
  };
  const { isPending, mutateAsync } = ways[what];
  const takeAway = async () => {
    await mutateAsync({ params: { id } });
    onClose();
    showSnackbar({ message: t(`${what}.done`, { name }), variant: 'success' });
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>{t(`${what}.title`, { name })}</DialogTitle>
      <DialogContent>{t(`${what}.about`)}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('web:cancel')}</Button>
        <Button
          variant="contained"
          color="error"
          disabled={isPending}
          onClick={() => void takeAway().catch(told)}
        >
          {t(`${what}.verb`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
