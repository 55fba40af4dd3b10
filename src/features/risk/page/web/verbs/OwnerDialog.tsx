import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import { changeRisk, riskDetails } from '#features/risk/record/risk.contract.ts';
import { usePeople } from '#features/risk/record/web/shared/risk-choices.hooks.ts';
import { riskKind, type VerbDialogProps } from '#features/risk/record/web/shared/risk-kind.ts';

const schema = riskDetails.pick({ owner_id: true });

/** Names another owner, and nothing else of the risk. */
export function OwnerDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const { record: risk, onClose } = dialog;
  const people = usePeople(risk.owner);
  const { verbForm, submit } = useEditForm(riskKind, dialog, {
    endpoint: changeRisk,
    schema,
    valuesOf: ({ owner }) => ({ owner_id: owner?.id ?? null }),
  });
  return (
    <VerbDialog
      verbForm={verbForm}
      onSubmit={submit}
      onClose={onClose}
      title={t('verb.owner.title', { ref: risk.ref })}
    >
      <PickInput
        name="owner_id"
        label={t('page.add.owner')}
        {...people}
        optional={risk.triage === 'submitted'}
        none={t('page.add.nobody')}
        empty={null}
      />
    </VerbDialog>
  );
}
