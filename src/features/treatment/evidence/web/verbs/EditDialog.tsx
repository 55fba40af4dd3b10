import { useState } from 'react';
import { detailsOf } from '#platform/contract/record/record-history.ts';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { changeEvidence, evidenceDetails, type Evidence } from '../../evidence.contract.ts';
import { evidenceRecord } from '../../evidence.record.ts';
import { EvidenceInput, PeopleInputs, PeriodInputs } from '../EvidenceInput.tsx';
import { evidenceKind } from './evidence-kind.ts';

const schema = evidenceDetails.omit({ department_id: true, confidential: true });
const valuesOf = (evidence: Evidence) => {
  const { department_id: _, confidential: __, ...details } = detailsOf(evidenceRecord, evidence);
  return details;
};

/** Edits what people wrote about a piece of evidence; its period, until that was accepted. */
export function EditDialog(dialog: VerbDialogProps<Evidence>) {
  const { record, onClose } = dialog;
  const [named] = useState(() => [record.owner, ...(record.reviewer ? [record.reviewer] : [])]);
  const isFixed = record.status === 'accepted' || record.status === 'expired';
  const { verbForm, submit } = useEditForm(evidenceKind, dialog, {
    endpoint: changeEvidence,
    schema,
    valuesOf,
  });
  return (
    <VerbDialog verbForm={verbForm} onClose={onClose} onSubmit={submit}>
      <EvidenceInput name="name" />
      <PeopleInputs named={named} />
      {!isFixed && <PeriodInputs />}
      <EvidenceInput name="tags" />
      <EvidenceInput name="source" />
    </VerbDialog>
  );
}
