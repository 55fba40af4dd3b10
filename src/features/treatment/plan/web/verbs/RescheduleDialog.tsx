import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { reschedulePlan } from '../../plan-verbs.contract.ts';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import type { Plan } from '../../plan.contract.ts';
import { planKind } from './plan-kind.ts';

const schema = reschedulePlan.body.omit({ version: true });

/** Asks for another due date, or moves it at once by those who may agree to it. */
export function RescheduleDialog(dialog: VerbDialogProps<Plan>) {
  const { t } = useTranslation(['treatment-plan', 'record']);
  const { record: plan } = dialog;
  const defaults = useMemo(() => ({ due_on: plan.due_on ?? '', reason: '' }), [plan.due_on]);
  const verbForm = useVerbForm(planKind, dialog, 'reschedule', {
    endpoint: reschedulePlan,
    schema,
    defaults,
  });
  return (
    <VerbDialog
      verbForm={verbForm}
      text={t('verb.reschedule.text')}
      onClose={dialog.onClose}
      onSubmit={(values) =>
        verbForm.send(values, ({ data: { ref, request } }) =>
          request === null ? undefined : { message: t('verb.reschedule.asked', { ref }) },
        )
      }
    >
      <TextInput name="due_on" type="date" label={t('verb.reschedule.due_on')} />
      <TextInput name="reason" label={t('verb.reason')} multiline minRows={2} />
    </VerbDialog>
  );
}
