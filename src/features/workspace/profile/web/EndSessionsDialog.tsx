import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate } from 'react-router';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { endOtherSessions } from '#features/identity/session/session.contract.ts';
import { signOutPath } from '#features/identity/sign-in/web/shared/sign-out-path.ts';

interface EndSessionsDialogProps {
  open: boolean;
  /** How many there are besides this one. */
  others: number;
  onClose: () => void;
}

/** Signs out everywhere else, and here as well for whoever wants that. */
export function EndSessionsDialog({ open, others, onClose }: EndSessionsDialogProps) {
  const { t } = useTranslation('workspace-profile');
  const id = useId();
  const navigate = useNavigate();
  const [alsoHere, setAlsoHere] = useState(false);
  const end = useWrite(endOtherSessions);
  const confirm = () =>
    end.mutate(
      {},
      {
        onSuccess: ({ data }) => {
          onClose();
          if (alsoHere) return void navigate(signOutPath);
          return showSnackbar({
            message: t('sessions.ended_count', { count: data.ended }),
            variant: 'success',
          });
        },
      },
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited: () => setAlsoHere(false) } }}
    >
      <DialogTitle id={`${id}-title`}>{t('sessions.everywhere_title')}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`}>{t('sessions.everywhere_text', { count: others })}</Typography>
        <FormControlLabel
          sx={{ mt: 1 }}
          control={<Checkbox size="small" checked={alsoHere} onChange={(_, also) => setAlsoHere(also)} />}
          label={t('sessions.also_here')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('web:cancel')}</Button>
        <Button
          variant="contained"
          color="error"
          disabled={end.isPending || (others === 0 && !alsoHere)}
          onClick={confirm}
        >
          {t('sessions.everywhere_verb')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
