import { useState } from 'react';
import { detailsOf } from '#platform/contract/record/record-history.ts';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import type { ComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { complianceRecord } from '#features/compliance/assessment/compliance-assessment.record.ts';
import { complianceKind } from '#features/compliance/assessment/web/shared/compliance-kind.ts';
import { changeComplianceAssessment } from '../../preparation.contract.ts';
import { AboutFields, PeopleFields } from '../form/AssessmentFields.tsx';
import { FollowsInput } from '../form/FollowsInput.tsx';

const schema = changeComplianceAssessment.body.omit({ version: true });

/** Changes what people wrote about an assessment. Its standard, department and groups stay what they are. */
export function EditDialog(dialog: VerbDialogProps<ComplianceAssessment>) {
  const { lead, reviewer, department } = dialog.record;
  const [named] = useState(() => (reviewer === null ? [lead] : [lead, reviewer]));
  const { verbForm, submit } = useEditForm(complianceKind, dialog, {
    endpoint: changeComplianceAssessment,
    schema,
    valuesOf: (assessment) => ({
      ...detailsOf(complianceRecord, assessment),
      follows: assessment.follows.map(({ id }) => id),
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
