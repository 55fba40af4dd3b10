import { useState } from 'react';
import { detailsOf } from '#platform/contract/record/record-history.ts';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import { changeAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { assessmentRecord } from '#features/maturity/assessment/assessment.record.ts';
import { PeriodInput } from '#features/maturity/assessment/web/shared/PeriodInput.tsx';
import { ScopeInput } from '#features/maturity/assessment/web/shared/ScopeInput.tsx';
import { TierInput } from '#features/maturity/assessment/web/shared/TierInput.tsx';
import { PeopleFields } from '#features/maturity/assessment/web/shared/PeopleFields.tsx';
import { assessmentKind, type VerbDialogProps } from './assessment-kind.ts';

const schema = changeAssessment.body.omit({ version: true }).required();

/** Edits what people wrote about an assessment; its questions are answered on the page. */
export function EditDialog(dialog: VerbDialogProps) {
  const { record, onClose } = dialog;
  const { framework, tiers, assessor, reviewer } = record;
  const [named] = useState(() => [...assessor, ...(reviewer ? [reviewer] : [])]);
  const { verbForm, submit } = useEditForm(assessmentKind, dialog, {
    endpoint: changeAssessment,
    schema,
    valuesOf: (assessment) => detailsOf(assessmentRecord, assessment),
  });
  return (
    <VerbDialog verbForm={verbForm} onClose={onClose} onSubmit={submit}>
      <FieldInput record={assessmentRecord} feature="maturity" name="name" />
      <PeriodInput />
      {framework === 'cis' && <ScopeInput />}
      <PeopleFields department={record.department?.id ?? null} named={named} />
      {tiers && <TierInput tiers={tiers} />}
    </VerbDialog>
  );
}
