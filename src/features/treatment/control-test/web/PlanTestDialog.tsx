import { useMemo } from 'react';
import { currentDay } from '#platform/web/language/formats.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import type { Control } from '#features/treatment/control/control.contract.ts';
import { controlTestDetails, planControlTest } from '../control-test.contract.ts';
import { TestFields } from './TestFields.tsx';

/** Plans a test of a control. */
export function PlanTestDialog({ control, onClose }: { control: Control; onClose: () => void }) {
  const { t } = useTranslation('treatment-control');
  const { timezone } = usePerson();
  const defaults = useMemo(
    () => ({
      method: 'inspection' as const,
      procedure: '',
      population: null,
      sample: null,
      // Nobody tests or reviews because a form began with them.
      tester_id: undefined as never,
      reviewer_id: undefined as never,
      planned_on: control.next_test_on ?? currentDay(timezone),
    }),
    [control.next_test_on, timezone],
  );
  const draft = `control-test-${control.id}`;
  const form = useContractForm(controlTestDetails, { feature: 'treatment-control', defaults, draft });
  const plan = useWrite(planControlTest, { handled: form.showFailure });
  return (
    <FormDialog
      open
      form={form}
      title={t('test.plan')}
      verb={t('test.plan')}
      busy={plan.isPending}
      onClose={onClose}
      onSubmit={(body) =>
        plan.mutate(
          { params: { id: control.id }, body },
          {
            onSuccess: () => {
              form.discard();
              onClose();
            },
          },
        )
      }
    >
      <TestFields of={control.id} />
    </FormDialog>
  );
}
