import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { PicksInput } from '#platform/web/ui/inputs/PicksInput.tsx';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { assessmentRecord } from '../../assessment.record.ts';
import { useAssessorPicks } from './assessor-picks.hooks.ts';

interface PeopleFieldsProps {
  /** Whose assessment it is; null: the whole organisation's. */
  department: string | null;
  /** Who is named already, should they no longer be among those who may. */
  named: readonly { id: string; name: string }[];
}

/** The people of an assessment, and until when. */
export function PeopleFields({ department, named }: PeopleFieldsProps) {
  const { t } = useTranslation('maturity');
  const assessors = useAssessorPicks(department, named);
  const reviewers = useAssessorPicks(department, named);
  return (
    <>
      <PicksInput
        name="assessor_ids"
        label={t('field.assessor')}
        help={t('add.assessors_help')}
        {...assessors}
        optional
        none={t('words.nobody')}
      />
      <PickInput
        name="reviewer_id"
        label={t('web:field.reviewer')}
        help={t('add.reviewer_help')}
        {...reviewers}
        optional
        none={t('add.reviewer_none')}
        empty={null}
      />
      <FieldInput record={assessmentRecord} feature="maturity" name="due_date" />
    </>
  );
}
