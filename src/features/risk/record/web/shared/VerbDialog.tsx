import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { $ZodType, output } from 'zod/v4/core';
import type { ContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { CollisionNotice } from './CollisionNotice.tsx';
import type { SeenRisk } from './risk-conflict.hooks.ts';

/** What every dialog of a verb is given. */
export interface VerbDialogProps {
  risk: SeenRisk['risk'];
  onClose: () => void;
}

interface FrameProps<S extends $ZodType> {
  seen: SeenRisk;
  title: string;
  verb: string;
  form: ContractForm<S>;
  busy: boolean;
  isDestructive?: boolean;
  onSubmit: (values: output<S>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A verb's form over the risk's page; on a collision it shows the other's change above what was typed. */
export function VerbDialog<S extends $ZodType>({ seen, busy, children, ...dialog }: FrameProps<S>) {
  const { t } = useTranslation('web');
  const isOver = seen.collision !== undefined && !seen.collision.mayRetry;
  return (
    <FormDialog open {...dialog} busy={busy || isOver}>
      {dialog.form.restored && (
        <Alert
          severity="info"
          variant="outlined"
          sx={{ mb: 2 }}
          action={
            <Button size="small" color="inherit" onClick={dialog.form.discard}>
              {t('draft.discard')}
            </Button>
          }
        >
          {t('draft.restored')}
        </Alert>
      )}
      <CollisionNotice collision={seen.collision} />
      {children}
    </FormDialog>
  );
}
