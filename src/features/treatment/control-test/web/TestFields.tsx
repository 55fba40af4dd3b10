import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import type { ControlTest } from '../control-test.contract.ts';
import { testMethods } from '../control-test-status.contract.ts';

/** What is planned of a test, of the control or the test `of`. */
export function TestFields({ of, test }: { of: string; test?: ControlTest | undefined }) {
  const { t } = useTranslation('treatment-control');
  const named = useMemo(() => (test === undefined ? [] : [test.tester, test.reviewer]), [test]);
  const people = usePeoplePicks(named, { role: 'control_test', record: of });
  return (
    <>
      <SelectInput
        name="method"
        label={t('field.method')}
        choices={testMethods.map((value) => ({ value, label: t(`words.method.${value}`) }))}
      />
      <TextInput name="procedure" label={t('field.procedure')} multiline minRows={3} />
      <TextInput name="population" label={t('field.population')} multiline optional empty={null} />
      <TextInput name="sample" label={t('field.sample')} multiline optional empty={null} />
      {(['tester', 'reviewer'] as const).map((role) => (
        <PickInput
          key={role}
          name={`${role}_id`}
          label={t(`field.${role}`)}
          {...people}
          none={t('page.choose')}
          empty={undefined}
        />
      ))}
      <TextInput name="planned_on" type="date" label={t('field.planned_on')} empty={undefined} />
    </>
  );
}
