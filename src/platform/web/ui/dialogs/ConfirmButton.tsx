import Button, { type ButtonProps } from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { closeDialog, openDialog } from '#platform/web/notices/dialog.ts';

interface Confirmation {
  title: string;
  /** Exactly what will happen to what. */
  text: string;
  /** The verb: "Delete 3 risks". */
  verb: string;
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. */
export function confirm(confirmation: Confirmation): void {
  openDialog({
    maxWidth: 'xs',
    fullWidth: true,
    role: 'alertdialog',
    'aria-labelledby': 'confirm-title',
    'aria-describedby': 'confirm-text',
    children: <Confirm {...confirmation} />,
  });
}

function Confirm({ title, text, verb, onConfirm }: Confirmation) {
  const { t } = useTranslation('web');
  return (
    <>
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      <DialogContent id="confirm-text">{text}</DialogContent>
      <DialogActions>
        <Button onClick={closeDialog} autoFocus>
          {t('cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            closeDialog();
            onConfirm();
          }}
        >
          {verb}
        </Button>
      </DialogActions>
    </>
  );
}

/** A button for what cannot be undone: it asks first. */
export function ConfirmButton({
  title,
  text,
  verb,
  onConfirm,
  ...button
}: Confirmation & Omit<ButtonProps, 'onClick' | 'title'>) {
  return <Button color="error" {...button} onClick={() => confirm({ title, text, verb, onConfirm })} />;
}
