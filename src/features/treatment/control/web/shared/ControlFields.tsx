import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { FieldGroup } from '#platform/web/ui/inputs/FieldGroup.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import type { Pick } from '#platform/web/ui/inputs/PickOption.tsx';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import type { Control } from '../../control.contract.ts';
import { controlRecord } from '../../control.record.ts';

interface ControlFieldsProps {
  /** Where it may be put; left out where there is nothing to choose. */
  departments?: { picks: readonly Pick[]; mayChooseWhole: boolean } | undefined;
  /** The control that is edited; a new one has no costs and no statement yet. */
  control?: Control | undefined;
  /** Only what a control must have: for one that is added on the way. */
  isBrief?: boolean;
  /** What stands before the names of the fields: `control.`. */
  at?: string;
}

/** The record whose fields these inputs write. */
const inControl = { record: controlRecord, feature: 'treatment-control' } as const;
const pair = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 } as const;

/** What people write about a control, when it is added and when it is edited. */
export function ControlFields({ departments, control, isBrief = false, at = '' }: ControlFieldsProps) {
  const { t } = useTranslation('treatment-control');
  const named = useMemo(() => (control === undefined ? [] : [control.owner]), [control]);
  const people = usePeoplePicks(named);
  return (
    <>
      <FieldGroup title={t('page.about')}>
        <FieldInput {...inControl} at={at} name="title" multiline />
        <FieldInput {...inControl} at={at} name="description" />
        <Box sx={pair}>
          <FieldInput {...inControl} at={at} name="kind" />
          <FieldInput {...inControl} at={at} name="action" />
        </Box>
        {!isBrief && (
          <Box sx={pair}>
            <FieldInput {...inControl} at={at} name="function" none={t('page.unset')} />
            <FieldInput {...inControl} at={at} name="frequency" none={t('page.unset')} />
          </Box>
        )}
        <Box sx={pair}>
          <PickInput
            name={`${at}owner_id`}
            label={t('web:field.owner')}
            {...people}
            none={t('page.choose')}
            empty={undefined}
          />
          {departments && (
            <PickInput
              name={`${at}department_id`}
              label={t('web:field.department')}
              picks={departments.picks}
              optional={departments.mayChooseWhole}
              none={departments.mayChooseWhole ? t('web:record.whole') : t('page.choose')}
              empty={null}
            />
          )}
        </Box>
      </FieldGroup>
      {!isBrief && <FurtherFields control={control} />}
    </>
  );
}

function FurtherFields({ control }: { control: Control | undefined }) {
  const { t } = useTranslation('treatment-control');
  return (
    <>
      <FieldGroup title={t('test.title')}>
        <FieldInput {...inControl} name="test_every_days" />
        {control !== undefined && <FieldInput {...inControl} name="statement" />}
      </FieldGroup>
      <FieldGroup title={t('web:record.facts')}>
        <FieldInput {...inControl} name="requirements" />
        <FieldInput {...inControl} name="provider" />
        <Box sx={pair}>
          <FieldInput {...inControl} name="maturity_level" />
          <FieldInput {...inControl} name="desired_maturity" />
        </Box>
      </FieldGroup>
      {control !== undefined && (
        <FieldGroup title={`${t('page.cost')} (${control.currency})`}>
          <Box sx={pair}>
            <FieldInput {...inControl} name="cost_build" currency={control.currency} />
            <FieldInput {...inControl} name="cost_run" currency={control.currency} />
          </Box>
          <FieldInput {...inControl} name="cost_years" />
        </FieldGroup>
      )}
    </>
  );
}
