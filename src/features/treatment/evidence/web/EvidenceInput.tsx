import type { ComponentProps } from 'react';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import { evidenceRecord } from '../evidence.record.ts';

/** The input of a field of evidence. */
export const EvidenceInput = (input: Omit<ComponentProps<typeof FieldInput>, 'record' | 'feature'>) => (
  <FieldInput record={evidenceRecord} feature="treatment-evidence" {...input} />
);

/** The period it speaks for, and how long it proves something after that. */
export const PeriodInputs = () =>
  (['effective_from', 'effective_to', 'valid_for_days'] as const).map((name) => (
    <EvidenceInput key={name} name={name} />
  ));

/** Who provides it, and who reviews it. */
export function PeopleInputs({ named }: { named: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation('treatment-evidence');
  const people = usePeoplePicks(named);
  return (
    <>
      <PickInput name="owner_id" label={t('web:field.owner')} {...people} none={t('web:record.nobody')} />
      <PickInput
        name="reviewer_id"
        label={t('web:field.reviewer')}
        {...people}
        optional
        none={t('web:record.nobody')}
        empty={null}
      />
    </>
  );
}
