import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import { changeAcceptance } from '../../acceptance.contract.ts';
import { acceptanceKind, type VerbDialogProps } from '../acceptance-kind.ts';
import { AcceptanceFields, askedDetails } from '../shared/AcceptanceFields.tsx';

/** Edits a draft. */
export function EditDialog(dialog: VerbDialogProps) {
  const { record, onClose } = dialog;
  const { verbForm, submit } = useEditForm(acceptanceKind, dialog, {
    endpoint: changeAcceptance,
    schema: askedDetails,
    valuesOf: ({ approver, second_approver, justification, conditions, expires_on }) => ({
      approver_id: approver.id,
      second_approver_id: second_approver?.id ?? null,
      justification,
      conditions,
      expires_on,
    }),
  });
  return (
    <VerbDialog verbForm={verbForm} onSubmit={submit} onClose={onClose}>
      <AcceptanceFields
        risks={record.risks.map(({ id }) => id)}
        approver={record.approver}
        second={record.second_approver}
      />
    </VerbDialog>
  );
}
