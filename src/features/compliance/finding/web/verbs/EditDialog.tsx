import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import { detailsOf } from '#platform/contract/record/record-history.ts';
import { findingRecord } from '../../finding.record.ts';
import { changeFinding, findingDetails, type Finding } from '../../finding.contract.ts';
import { FindingFields, TreatmentFields } from '../edit/FindingFields.tsx';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import { findingKind } from './finding-kind.ts';

/** Edits what people wrote about a finding. Whoever assigns it decides about it; its owner writes what is done. */
export function EditDialog(dialog: VerbDialogProps<Finding>) {
  const { verbForm, submit } = useEditForm(findingKind, dialog, {
    endpoint: changeFinding,
    schema: findingDetails,
    valuesOf: (finding) => detailsOf(findingRecord, finding),
  });
  const decides = dialog.record.permissions.can.includes('assign');
  return (
    <VerbDialog verbForm={verbForm} onClose={dialog.onClose} onSubmit={submit}>
      {decides && <FindingFields finding={dialog.record} />}
      <TreatmentFields />
    </VerbDialog>
  );
}
