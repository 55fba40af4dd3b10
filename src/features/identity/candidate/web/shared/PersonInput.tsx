import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { usePeoplePicks } from './people-picks.hooks.ts';

interface PersonInputProps {
  name: string;
  label: string;
  /** Who is named already. */
  named: { id: string; name: string } | null;
}

/** An active member who has to be named, found by typing, in the surrounding form. */
export function PersonInput({ name, label, named }: PersonInputProps) {
  const { t } = useTranslation('web');
  const people = usePeoplePicks(useMemo(() => (named === null ? [] : [named]), [named]));
  return (
    <PickInput name={name} label={label} {...people} none={t('record.choose_person')} empty={undefined} />
  );
}
