import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import * as z from 'zod';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { useDashboardChoice } from '#features/maturity/dashboard/web/shared/dashboard-choice.hooks.ts';
import type { VerbDialogProps } from './assessment-kind.ts';

const schema = z.strictObject({});
const defaults = {};

/** Puts an assessment on its dashboard. Which one it takes the place of is known there only: here it asks first. */
export function ChooseDialog({ record, onClose }: VerbDialogProps) {
  const { t } = useTranslation('maturity');
  const form = useContractForm(schema, { feature: 'maturity', defaults });
  const { choose, isPending } = useDashboardChoice(record);
  const { ref, department } = record;
  return (
    <FormDialog
      open
      form={form}
      title={t('verb.choose.title', { ref })}
      verb={t('verb.choose.verb')}
      busy={isPending}
      onClose={onClose}
      onSubmit={() => choose(record, department?.id ?? null, null, onClose)}
    >
      <Typography sx={{ mb: 2, maxWidth: '70ch' }}>
        {t('verb.choose.text', { unit: department?.name ?? t('words.whole') })}
      </Typography>
    </FormDialog>
  );
}
