import { useTranslation } from 'react-i18next';
import { PickInput } from '#platform/web/ui/PickInput.tsx';
import { PicksInput } from '#platform/web/ui/PicksInput.tsx';
import { TextInput } from '#platform/web/ui/TextInput.tsx';
import { usePeoplePicks } from '#features/identity/web/shared/people.hooks.ts';

interface WhoFieldsProps {
  /** Who is named already, should they no longer be among the colleagues. */
  named: readonly { id: string; name: string }[];
}

/** The people of an assessment, and until when. */
export function WhoFields({ named }: WhoFieldsProps) {
  const { t } = useTranslation('maturity');
  const people = usePeoplePicks(named);
  return (
    <>
      <PicksInput
        name="assessor_ids"
        label={t('add.assessors')}
        help={t('add.assessors_help')}
        picks={people}
        optional
        none={t('words.nobody')}
      />
      <PickInput
        name="reviewer_id"
        label={t('add.reviewer')}
        help={t('add.reviewer_help')}
        picks={people}
        optional
        none={t('add.reviewer_none')}
        empty={null}
      />
      <TextInput name="due_date" type="date" label={t('add.due_date')} optional empty={null} />
    </>
  );
}
