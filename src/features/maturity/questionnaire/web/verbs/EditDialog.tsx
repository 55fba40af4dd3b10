import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import { changeAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { type Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { PeriodInput } from '#features/maturity/assessment/web/shared/PeriodInput.tsx';
import { ScopeInput } from '#features/maturity/assessment/web/shared/ScopeInput.tsx';
import { TierInput } from '#features/maturity/assessment/web/shared/TierInput.tsx';
import { PeopleFields } from '#features/maturity/assessment/web/shared/PeopleFields.tsx';
import { assessmentKind, type VerbDialogProps } from './assessment-kind.ts';

const schema = changeAssessment.body.omit({ version: true }).required();

const wordsOf = (assessment: Assessment) => ({
  name: assessment.name,
  period: assessment.period,
  groups_in_scope: assessment.groups_in_scope,
  assessor_ids: assessment.assessor.map(({ id }) => id),
  reviewer_id: assessment.reviewer?.id ?? null,
  due_date: assessment.due_date,
  tier: assessment.tier,
});

/** Edits what people wrote about an assessment; its questions are answered on the page. */
export function EditDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('maturity');
  const { record, onClose } = dialog;
  const { framework, tiers, assessor, reviewer } = record;
  const [named] = useState(() => [...assessor, ...(reviewer ? [reviewer] : [])]);
  const { verbForm, submit } = useEditForm(assessmentKind, dialog, {
    endpoint: changeAssessment,
    schema,
    valuesOf: wordsOf,
  });
  return (
    <VerbDialog verbForm={verbForm} onClose={onClose} onSubmit={submit}>
      <TextInput name="name" label={t('add.name')} />
      <PeriodInput />
      {framework === 'cis' && <ScopeInput />}
      <PeopleFields department={record.department?.id ?? null} named={named} />
      {tiers && <TierInput tiers={tiers} />}
    </VerbDialog>
  );
}
