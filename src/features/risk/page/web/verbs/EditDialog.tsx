import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { changedFields, formerFields, useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { changeRisk, riskDetails, type RiskDetails } from '#features/risk/record/risk.contract.ts';
import { detailsOf } from '#features/risk/record/web/shared/risk-details.ts';
import { RiskFields } from '#features/risk/record/web/shared/RiskFields.tsx';
import { riskKind, type VerbDialogProps } from '#features/risk/record/web/shared/risk-kind.ts';

/** Edits what people wrote about a risk. */
export function EditDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const { record: risk, onClose } = dialog;
  // As it was when the dialog opened: compared with a newer one, what somebody else wrote would look like one's own change.
  const [defaults] = useState(() => detailsOf(risk));
  const [draft] = useState(`risk-edit-${risk.id}-${risk.version}`);
  const verbForm = useVerbForm(riskKind, dialog, 'edit', {
    endpoint: changeRisk,
    schema: riskDetails,
    defaults,
    draft,
  });
  const undo = useWrite(changeRisk, riskKind);
  const { picks, flat, decides } = useDepartmentPicks();
  const current = risk.department;
  const offered = picks.filter(({ value }) => value === current?.id || decides(value));
  const isListed = current === null || offered.some(({ value }) => value === current.id);

  const submit = (values: RiskDetails) => {
    const changed = changedFields(values, defaults);
    // The context is one field on the wire: parts somebody else wrote meanwhile are kept.
    if (changed.context)
      changed.context = { ...verbForm.record.context, ...changedFields(values.context, defaults.context) };
    if (Object.keys(changed).length === 0) {
      verbForm.form.discard();
      onClose();
      return;
    }
    const back = formerFields(changed, detailsOf(verbForm.record));
    verbForm.send(changed, ({ data: { id, version } }) => ({
      message: t('verb.edit.done'),
      undo: () => undo.mutate({ params: { id }, body: { ...back, version } }),
    }));
  };
  return (
    <VerbDialog verbForm={verbForm} onSubmit={submit} onClose={onClose}>
      <RiskFields
        owner={risk.owner}
        departments={
          flat
            ? undefined
            : {
                picks: isListed ? offered : [{ value: current.id, label: current.name }, ...offered],
                mayChooseWhole: current === null || decides(null),
              }
        }
      />
    </VerbDialog>
  );
}
