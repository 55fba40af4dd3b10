import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { $ZodType, output } from 'zod/v4/core';
import type { ContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { ContractFormProvider } from '#platform/web/forms/ContractFormProvider.tsx';

interface FormDialogProps<S extends $ZodType> {
  open: boolean;
  title: string;
  /** The verb on its button: "Register risk". */
  verb: string;
  form: ContractForm<S>;
  onSubmit: (values: output<S>) => Promise<unknown> | void;
  onClose: () => void;
  busy?: boolean;
  /** It takes something away: its button says so by its colour. */
  isDestructive?: boolean;
  children: ReactNode;
}

/** A short form over the page. Ctrl/Cmd-Enter submits; a click beside it does not throw away what was typed. */
export function FormDialog<S extends $ZodType>({
  open,
  title,
  verb,
  form,
  onSubmit,
  onClose,
  busy = false,
  isDestructive = false,
  children,
}: FormDialogProps<S>) {
  const { t } = useTranslation('web');
  const id = useId();
  const submit = form.handleSubmit((values) => onSubmit(values));
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={{ paper: { sx: { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' } } } }}
      onClose={(_, why) => {
        if (why === 'escapeKeyDown' || !form.formState.isDirty) onClose();
      }}
    >
      <ContractFormProvider form={form}>
        {/* The fields scroll between the title and the buttons. */}
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void submit(event)}
          onKeyDown={(event: KeyboardEvent<HTMLFormElement>) => submitOnKeys(event)}
          sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        >
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>{children}</DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button
              type="submit"
              variant="contained"
              color={isDestructive ? 'error' : 'primary'}
              disabled={busy}
            >
              {verb}
            </Button>
          </DialogActions>
        </Box>
      </ContractFormProvider>
    </Dialog>
  );
}

/** Ctrl/Cmd-Enter sends a form from anywhere in it. */
export function submitOnKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }
}
