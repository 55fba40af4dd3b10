import { useMemo } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { completePlan } from '../../plan-verbs.contract.ts';
import { planRecord } from '../../plan.record.ts';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import type { Plan } from '../../plan.contract.ts';
import { planKind } from './plan-kind.ts';

const schema = completePlan.body.omit({ version: true });

/** Says that everything was done, with what came of it and what it cost. */
export function CompleteDialog(dialog: VerbDialogProps<Plan>) {
  const { t } = useTranslation('treatment-plan');
  const formats = useFormats();
  const { record: plan } = dialog;
  const defaults = useMemo(
    () => ({ result_note: plan.result_note ?? undefined, spent: plan.spent }),
    [plan.result_note, plan.spent],
  );
  const verbForm = useVerbForm(planKind, dialog, 'complete', { endpoint: completePlan, schema, defaults });
  const { status, design } = plan.expected;
  const control = plan.control?.ref ?? t('words.hidden_control');
  return (
    <VerbDialog
      verbForm={verbForm}
      text={[
        t('verb.complete.text'),
        status && t('verb.complete.expects', { control, status: t(`words.expected_status.${status}`) }),
        design !== null &&
          t('verb.complete.expects_design', {
            control,
            design: formats.percent(design / 100),
          }),
        plan.proofs === 0 && t('verb.complete.test', { control }),
      ]
        .filter(Boolean)
        .join(' ')}
      onClose={dialog.onClose}
      onSubmit={(values) => verbForm.send(values)}
    >
      <TextInput
        name="result_note"
        label={t('verb.complete.result_note')}
        multiline
        minRows={3}
        optional
        empty={undefined}
      />
      <FieldInput record={planRecord} feature="treatment-plan" name="spent" currency={plan.currency} />
    </VerbDialog>
  );
}
