import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { complianceKinds } from '#features/compliance/assessment/assessment-status.contract.ts';
import { useAssessorPicks } from '#features/maturity/assessment/web/shared/assessor-picks.hooks.ts';
import { PeriodInput } from '#features/maturity/assessment/web/shared/PeriodInput.tsx';

interface AboutFieldsProps {
  onPeriod?: (period: { from: string; to: string }) => void;
  /** What can be said of a new assessment alone, after what it is called. */
  children?: ReactNode;
}

/** What an assessment is about. */
export function AboutFields({ onPeriod, children }: AboutFieldsProps) {
  const { t } = useTranslation('compliance-preparation');
  return (
    <>
      <PeriodInput {...(onPeriod && { onPeriod })} />
      <TextInput name="name" label={t('form.name')} />
      <SelectInput
        name="kind"
        label={t('form.kind')}
        choices={complianceKinds.map((kind) => ({
          value: kind,
          label: t(`compliance-assessment:kind.${kind}`),
        }))}
      />
      {children}
      <TextInput
        name="scope_text"
        label={t('form.scope_text')}
        help={t('form.scope_text_help')}
        multiline
        minRows={2}
        optional
        empty={null}
      />
    </>
  );
}

interface PeopleFieldsProps {
  /** Whose assessment it is; null: the whole organisation's. */
  department: string | null;
  /** Who is named already, should they no longer be among those who may. */
  named: readonly { id: string; name: string }[];
}

/** Who leads an assessment, who decides about it, and until when. */
export function PeopleFields({ department, named }: PeopleFieldsProps) {
  const { t } = useTranslation('compliance-preparation');
  const leads = useAssessorPicks(department, named);
  const reviewers = useAssessorPicks(department, named);
  return (
    <>
      <PickInput
        name="lead_id"
        label={t('form.lead')}
        help={t('form.lead_help')}
        {...leads}
        none={t('form.lead_choose')}
        empty={undefined}
      />
      <PickInput
        name="reviewer_id"
        label={t('form.reviewer')}
        help={t('form.reviewer_help')}
        {...reviewers}
        optional
        none={t('form.reviewer_none')}
        empty={null}
      />
      <TextInput name="due_date" type="date" label={t('form.due_date')} optional empty={null} />
    </>
  );
}
