import { useState } from 'react';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import {
  complianceKind,
  type VerbDialogProps,
} from '#features/compliance/assessment/web/shared/compliance-kind.ts';
import { changeComplianceAssessment } from '../../preparation.contract.ts';
import { AboutFields, PeopleFields } from '../form/AssessmentFields.tsx';
import { FollowsInput } from '../form/FollowsInput.tsx';

const schema = changeComplianceAssessment.body.omit({ version: true });

/** Changes what people wrote about an assessment. Its standard, department and groups stay what they are. */
export function EditDialog(dialog: VerbDialogProps) {
  const { lead, reviewer, department } = dialog.record;
  const [named] = useState(() => (reviewer === null ? [lead] : [lead, reviewer]));
  const { verbForm, submit } = useEditForm(complianceKind, dialog, {
    endpoint: changeComplianceAssessment,
    schema,
    valuesOf: (record) => ({
      name: record.name,
      scope_text: record.scope_text,
      period: record.period,
      kind: record.kind,
      lead_id: record.lead.id,
      reviewer_id: record.reviewer?.id ?? null,
      due_date: record.due_date,
      follows: record.follows.map(({ id }) => id),
    }),
  });
  return (
    <VerbDialog verbForm={verbForm} onSubmit={submit} onClose={dialog.onClose}>
      <AboutFields>
        <FollowsInput standard={dialog.record.standard} assessment={dialog.record} />
      </AboutFields>
      <PeopleFields department={department?.id ?? null} named={named} />
    </VerbDialog>
  );
}
