import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { changeAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { type Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { PeriodInput } from '#features/maturity/assessment/web/shared/PeriodInput.tsx';
import { ScopeInput } from '#features/maturity/assessment/web/shared/ScopeInput.tsx';
import { TierInput } from '#features/maturity/assessment/web/shared/TierInput.tsx';
import { WhoFields } from '#features/maturity/assessment/web/shared/WhoFields.tsx';
import { useVerbForm, type VerbDialogProps } from './verb-form.hooks.ts';
import { VerbDialog } from './VerbDialog.tsx';

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

/** What this person changed, and nothing else: what somebody else changed meanwhile must stay. */
const changedOf = (now: Words, before: Words): Partial<Words> =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Words]),
    ),
  );

/** Edits what people wrote about an assessment; its questions are answered on the page. */
export function EditDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('maturity');
  const { framework, tiers, assessor, reviewer } = dialog.assessment;
  // As it was when the dialog opened: compared with a newer one, what somebody else wrote would look like one's own change.
  const [defaults] = useState(() => wordsOf(dialog.assessment));
  const [named] = useState(() => [...assessor, ...(reviewer ? [reviewer] : [])]);
  const asked = useVerbForm(dialog, 'edit', schema, defaults);
  const change = useWrite(changeAssessment, asked.options);
  const undo = useWrite(changeAssessment);
  const { params, seen } = asked;

  const submit = (values: Words) => {
    const changed = changedOf(values, defaults);
    if (Object.keys(changed).length === 0) {
      dialog.onClose();
      return;
    }
    const earlier = wordsOf(seen.assessment);
    const back = Object.fromEntries(Object.keys(changed).map((name) => [name, earlier[name as keyof Words]]));
    change.mutate(
      { params, body: { ...changed, version: asked.version } },
      {
        onSuccess: ({ data: { version } }) =>
          asked.done(() => undo.mutate({ params, body: { ...back, version } })),
      },
    );
  };
  return (
    <VerbDialog asked={asked} busy={change.isPending} onClose={dialog.onClose} onSubmit={submit}>
      <TextInput name="name" label={t('add.name')} />
      <PeriodInput />
      {framework === 'cis' && <ScopeInput />}
      <WhoFields department={dialog.assessment.department?.id ?? null} named={named} />
      {tiers && <TierInput tiers={tiers} />}
    </VerbDialog>
  );
}
