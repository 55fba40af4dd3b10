import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import { changedFields } from '#platform/web/workflow/verb-form.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { changeRisk, riskDetails } from '#features/risk/record/risk.contract.ts';
import { detailsOf } from '#features/risk/record/web/shared/risk-details.ts';
import { RiskFields } from '#features/risk/record/web/shared/RiskFields.tsx';
import { riskKind, type VerbDialogProps } from '#features/risk/record/web/shared/risk-kind.ts';

/** What is in the register has an owner and a category: the form says so before the server does. */
const detailsInRegister = riskDetails.superRefine(({ owner_id, category_id }, context) => {
  const missing = (field: string, message: string) =>
    context.addIssue({ code: 'custom', message, path: [field] });
  if (category_id === null) missing('category_id', 'category_required');
  if (owner_id === null) missing('owner_id', 'owner_required');
});

/** Edits what people wrote about a risk. */
export function EditDialog(dialog: VerbDialogProps) {
  const { record: risk, onClose } = dialog;
  const { verbForm, submit } = useEditForm(riskKind, dialog, {
    endpoint: changeRisk,
    schema: risk.triage === 'triaged' ? detailsInRegister : riskDetails,
    valuesOf: detailsOf,
    // The context is one field on the wire: parts somebody else wrote meanwhile are kept.
    joined: (changed, opened, now) =>
      changed.context
        ? { ...changed, context: { ...now.context, ...changedFields(changed.context, opened.context) } }
        : changed,
  });
  const { picks, flat, decides } = useDepartmentPicks();
  const current = risk.department;
  const offered = picks.filter(({ value }) => value === current?.id || decides(value));
  const isListed = current === null || offered.some(({ value }) => value === current.id);
  return (
    <VerbDialog verbForm={verbForm} onSubmit={submit} onClose={onClose}>
      <RiskFields
        owner={risk.owner}
        isTriaged={risk.triage === 'triaged'}
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
