import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { complianceRecord } from '#features/compliance/assessment/compliance-assessment.record.ts';
import { useAssessorPicks } from '#features/maturity/assessment/web/shared/assessor-picks.hooks.ts';
import { PeriodInput } from '#features/maturity/assessment/web/shared/PeriodInput.tsx';

/** The record whose fields these inputs write. */
const inAssessment = { record: complianceRecord, feature: 'compliance-assessment' } as const;

interface AboutFieldsProps {
  onPeriod?: (period: { from: string; to: string }) => void;
  /** What can be said of a new assessment alone, after what it is called. */
  children?: ReactNode;
}

/** What an assessment is about. */
export function AboutFields({ onPeriod, children }: AboutFieldsProps) {
  return (
    <>
      <PeriodInput {...(onPeriod && { onPeriod })} />
      <FieldInput {...inAssessment} name="name" />
      <FieldInput {...inAssessment} name="kind" />
      {children}
      <FieldInput {...inAssessment} name="scope_text" />
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
        label={t('web:field.reviewer')}
        help={t('form.reviewer_help')}
        {...reviewers}
        optional
        none={t('form.reviewer_none')}
        empty={null}
      />
      <FieldInput {...inAssessment} name="due_date" />
    </>
  );
}
