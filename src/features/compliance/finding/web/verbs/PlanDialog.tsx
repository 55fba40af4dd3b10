import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { planFinding } from '../../finding-verbs.contract.ts';
import { ControlInput } from '../edit/ControlInput.tsx';
import type { Finding } from '../../finding.contract.ts';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import { findingKind } from './finding-kind.ts';

const schema = planFinding.body.pick({ control_id: true, due_on: true });

/** Opens an improvement plan that puts a finding right, for the control that is to get better. */
export function PlanDialog(dialog: VerbDialogProps<Finding>) {
  const { t } = useTranslation('compliance-finding');
  const { control, due_date } = dialog.record;
  const defaults = useMemo(() => ({ control_id: control?.id, due_on: due_date }), [control, due_date]);
  const verbForm = useVerbForm(findingKind, dialog, 'plan', { endpoint: planFinding, schema, defaults });
  return (
    <VerbDialog
      verbForm={verbForm}
      text={
        control === null
          ? t('page.plan.text')
          : t('page.plan.text_of', { ref: control.ref, title: control.title })
      }
      onClose={dialog.onClose}
      onSubmit={({ control_id, due_on }) =>
        verbForm.send({ due_on, ...(control === null && { control_id }) }, ({ data: { plan } }) =>
          plan === null ? undefined : { message: t('page.plan.opened', { ref: plan.ref }) },
        )
      }
    >
      {control === null && <ControlInput />}
      <TextInput name="due_on" type="date" label={t('page.plan.due_on')} optional empty={null} />
    </VerbDialog>
  );
}
