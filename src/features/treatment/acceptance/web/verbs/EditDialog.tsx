import { detailsOf } from '#platform/contract/record/record-history.ts';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import { changeAcceptance, type Acceptance } from '../../acceptance.contract.ts';
import { acceptanceRecord } from '../../acceptance.record.ts';
import { AcceptanceFields, askedDetails } from '../shared/AcceptanceFields.tsx';
import { acceptanceKind } from './acceptance-kind.ts';

/** Edits a draft. */
export function EditDialog(dialog: VerbDialogProps<Acceptance>) {
  const { record, onClose } = dialog;
  const { verbForm, submit } = useEditForm(acceptanceKind, dialog, {
    endpoint: changeAcceptance,
    schema: askedDetails,
    valuesOf: (acceptance) => {
      const { risk_ids: _, ...asked } = detailsOf(acceptanceRecord, acceptance);
      return asked;
    },
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
