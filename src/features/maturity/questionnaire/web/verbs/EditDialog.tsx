import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { changedFields, formerFields, useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
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
type Words = ReturnType<typeof wordsOf>;

/** Edits what people wrote about an assessment; its questions are answered on the page. */
export function EditDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('maturity');
  const { record, onClose } = dialog;
  const { framework, tiers, assessor, reviewer } = record;
  // As it was when the dialog opened: compared with a newer one, what somebody else wrote would look like one's own change.
  const [defaults] = useState(() => wordsOf(record));
  const [draft] = useState(`maturity-edit-${record.id}-${record.version}`);
  const [named] = useState(() => [...assessor, ...(reviewer ? [reviewer] : [])]);
  const verbForm = useVerbForm(assessmentKind, dialog, 'edit', {
    endpoint: changeAssessment,
    schema,
    defaults,
    draft,
  });
  const undo = useWrite(changeAssessment);

  const submit = (values: Words) => {
    const changed = changedFields(values, defaults);
    if (Object.keys(changed).length === 0) {
      verbForm.form.discard();
      onClose();
      return;
    }
    const back = formerFields(changed, wordsOf(verbForm.record));
    verbForm.send(changed, ({ data: { id, version } }) => ({
      undo: () => undo.mutate({ params: { id }, body: { ...back, version } }),
    }));
  };
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
