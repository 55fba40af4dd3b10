import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import type { ControlTest } from '../control-test.contract.ts';
import { controlTestRecord } from '../control-test.record.ts';

/** The record whose fields these inputs write. */
const inTest = { record: controlTestRecord, feature: 'treatment-control' } as const;

/** What is planned of a test, of the control or the test `of`. */
export function TestFields({ of, test }: { of: string; test?: ControlTest | undefined }) {
  const { t } = useTranslation('treatment-control');
  const named = useMemo(() => (test === undefined ? [] : [test.tester, test.reviewer]), [test]);
  const people = usePeoplePicks(named, { role: 'control_test', record: of });
  return (
    <>
      <FieldInput {...inTest} name="method" />
      <FieldInput {...inTest} name="procedure" minRows={3} />
      <FieldInput {...inTest} name="population" minRows={1} />
      <FieldInput {...inTest} name="sample" minRows={1} />
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
      <FieldInput {...inTest} name="planned_on" />
    </>
  );
}

/** What a test found. */
export const ResultFields = () => (
  <>
    <FieldInput {...inTest} name="result" required />
    <FieldInput {...inTest} name="done_on" required />
    <FieldInput {...inTest} name="exceptions" />
  </>
);
