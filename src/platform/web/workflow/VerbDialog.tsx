import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { $ZodType, output } from 'zod/v4/core';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import type { WorkedRecord } from './record-kind.ts';
import type { VerbForm } from './verb-form.hooks.ts';

interface VerbDialogFrame<E extends Endpoint, Row extends WorkedRecord, S extends $ZodType> {
  verbForm: VerbForm<E, Row, S>;
  /** Instead of the feature's `verb.<verb>.title` and `verb.<verb>.verb`. */
  title?: string;
  verb?: string;
  /** What will happen to what. */
  text?: ReactNode;
  /** Something else has to end first. */
  busy?: boolean;
  isDestructive?: boolean;
  onSubmit: (values: output<S>) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** A verb's form over the page; on a conflict it shows the other's change above what was typed. */
export function VerbDialog<E extends Endpoint, Row extends WorkedRecord, S extends $ZodType>({
  verbForm,
  title,
  verb,
  text,
  busy = false,
  children,
  ...dialog
}: VerbDialogFrame<E, Row, S>) {
  const { kind, form, record, conflict, isPending } = verbForm;
  const { tOpen } = useTranslation([kind.feature, 'record']);
  const { t } = useTranslation('web');
  const isOver = conflict !== undefined && !conflict.mayRetry;
  return (
    <FormDialog
      open
      {...dialog}
      form={form}
      title={title ?? tOpen(`verb.${verbForm.verb}.title`, { ref: record.ref })}
      verb={verb ?? tOpen(`verb.${verbForm.verb}.verb`)}
      busy={busy || isPending || isOver}
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
      <ConflictNotice kind={kind} conflict={conflict} />
      {text && <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{text}</Typography>}
      {children}
    </FormDialog>
  );
}
