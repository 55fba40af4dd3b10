import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { $ZodType, output } from 'zod/v4/core';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { CollisionNotice } from './CollisionNotice.tsx';
import type { VerbForm } from './verb-form.hooks.ts';

interface FrameProps<S extends $ZodType> {
  asked: VerbForm<S>;
  busy: boolean;
  /** What will happen to what. */
  text?: ReactNode;
  isDestructive?: boolean;
  onSubmit: (values: output<S>) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** A verb's form over the page; on a collision it shows the other's change above what was typed. */
export function VerbDialog<S extends $ZodType>({ asked, busy, text, children, ...dialog }: FrameProps<S>) {
  const { t } = useTranslation('maturity');
  const { verb, form, seen } = asked;
  const isOver = seen.collision !== undefined && !seen.collision.mayRetry;
  return (
    <FormDialog
      open
      {...dialog}
      form={form}
      title={t(`verb.${verb}.title`, { ref: seen.assessment.ref })}
      verb={t(`verb.${verb}.verb`)}
      busy={busy || isOver}
    >
      <CollisionNotice collision={seen.collision} />
      {text && <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{text}</Typography>}
      {children}
    </FormDialog>
  );
}
