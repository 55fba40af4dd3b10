import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { $ZodType, output } from 'zod/v4/core';
import type { ContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { submitOnKeys } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { ContractFormProvider } from '#platform/web/forms/ContractFormProvider.tsx';

interface ContractFormBoxProps<S extends $ZodType> {
  form: ContractForm<S>;
  onSubmit: (values: output<S>) => Promise<unknown> | void;
  /** Fields, then the buttons. */
  children: ReactNode;
}

/** A form on a page: one column, at most 720 px, with the draft of an earlier visit put back. */
export function ContractFormBox<S extends $ZodType>({ form, onSubmit, children }: ContractFormBoxProps<S>) {
  const { t } = useTranslation('web');
  const submit = form.handleSubmit((values) => onSubmit(values));
  return (
    <ContractFormProvider form={form}>
      <Box
        component="form"
        noValidate
        sx={{ maxWidth: 720 }}
        onSubmit={(event) => void submit(event)}
        onKeyDown={submitOnKeys}
      >
        {form.restored && (
          <Alert
            severity="info"
            variant="outlined"
            sx={{ mb: 2 }}
            action={
              <Button size="small" color="inherit" onClick={form.discard}>
                {t('draft.discard')}
              </Button>
            }
          >
            {t('draft.restored')}
          </Alert>
        )}
        {children}
      </Box>
    </ContractFormProvider>
  );
}
