import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import { changeFinding, findingDetails, type Finding } from '../../finding.contract.ts';
import { FindingFields, TreatmentFields } from '../edit/FindingFields.tsx';
import { findingKind, type VerbDialogProps } from './finding-kind.ts';

const valuesOf = (finding: Finding) => ({
  title: finding.title,
  kind: finding.kind,
  severity: finding.severity,
  description: finding.description,
  root_cause: finding.root_cause,
  correction: finding.correction,
  corrective_action: finding.corrective_action,
  due_date: finding.due_date,
  department_id: finding.department?.id ?? null,
  control_id: finding.control?.id ?? null,
});

/** Edits what people wrote about a finding. Whoever assigns it decides about it; its owner writes what is done. */
export function EditDialog(dialog: VerbDialogProps) {
  const { verbForm, submit } = useEditForm(findingKind, dialog, {
    endpoint: changeFinding,
    schema: findingDetails,
    valuesOf,
  });
  const decides = dialog.record.permissions.can.includes('assign');
  return (
    <VerbDialog verbForm={verbForm} onClose={dialog.onClose} onSubmit={submit}>
      {decides && <FindingFields finding={dialog.record} />}
      <TreatmentFields />
    </VerbDialog>
  );
}
