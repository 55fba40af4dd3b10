import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldGroup } from '#platform/web/ui/inputs/FieldGroup.tsx';
import { MoneyInput } from '#platform/web/ui/inputs/MoneyInput.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import type { Pick } from '#platform/web/ui/inputs/PickOption.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { TextsInput } from '#platform/web/ui/inputs/TextsInput.tsx';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import {
  controlActions,
  controlFrequencies,
  controlFunctions,
  controlKinds,
} from '../../control-status.contract.ts';
import type { Control } from '../../control.contract.ts';

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

const pair = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 } as const;

/** What people write about a control, when it is added and when it is edited. */
export function ControlFields({ departments, control, isBrief = false, at = '' }: ControlFieldsProps) {
  const { t } = useTranslation('treatment-control');
  const named = useMemo(() => (control === undefined ? [] : [control.owner]), [control]);
  const people = usePeoplePicks(named);
  const unset = t('page.unset');
  return (
    <>
      <FieldGroup title={t('page.about')}>
        <TextInput name={`${at}title`} label={t('field.title')} multiline />
        <TextInput
          name={`${at}description`}
          label={t('field.description')}
          multiline
          minRows={2}
          optional
          empty={null}
        />
        <Box sx={pair}>
          <SelectInput
            name={`${at}kind`}
            label={t('field.kind')}
            choices={controlKinds.map((value) => ({ value, label: t(`words.kind.${value}`) }))}
          />
          <SelectInput
            name={`${at}action`}
            label={t('field.action')}
            choices={controlActions.map((value) => ({ value, label: t(`words.action.${value}`) }))}
          />
        </Box>
        {!isBrief && (
          <Box sx={pair}>
            <SelectInput
              name={`${at}function`}
              label={t('field.function')}
              choices={controlFunctions.map((value) => ({ value, label: t(`words.function.${value}`) }))}
              optional
              none={unset}
            />
            <SelectInput
              name={`${at}frequency`}
              label={t('field.frequency')}
              choices={controlFrequencies.map((value) => ({ value, label: t(`words.frequency.${value}`) }))}
              optional
              none={unset}
            />
          </Box>
        )}
        <Box sx={pair}>
          <PickInput
            name={`${at}owner_id`}
            label={t('field.owner')}
            {...people}
            none={t('page.choose')}
            empty={undefined}
          />
          {departments && (
            <PickInput
              name={`${at}department_id`}
              label={t('field.department')}
              picks={departments.picks}
              optional={departments.mayChooseWhole}
              none={departments.mayChooseWhole ? t('words.whole') : t('page.choose')}
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
        <TextInput
          name="test_every_days"
          type="number"
          label={t('field.test_every_days')}
          optional
          empty={null}
        />
        {control !== undefined && (
          <TextInput
            name="statement"
            label={t('field.statement')}
            multiline
            minRows={2}
            optional
            empty={null}
          />
        )}
      </FieldGroup>
      <FieldGroup title={t('page.facts')}>
        <TextsInput name="requirements" label={t('field.requirements')} help={t('page.requirements_help')} />
        <TextInput name="provider" label={t('field.provider')} optional empty={null} />
        <Box sx={pair}>
          <TextInput
            name="maturity_level"
            type="number"
            label={t('field.maturity_level')}
            optional
            empty={null}
          />
          <TextInput
            name="desired_maturity"
            type="number"
            label={t('field.desired_maturity')}
            optional
            empty={null}
          />
        </Box>
      </FieldGroup>
      {control !== undefined && (
        <FieldGroup title={`${t('page.cost')} (${control.currency})`}>
          <Box sx={pair}>
            <MoneyInput name="cost_build" label={t('field.cost_build')} currency={control.currency} />
            <MoneyInput name="cost_run" label={t('field.cost_run')} currency={control.currency} />
          </Box>
          <TextInput name="cost_years" type="number" label={t('field.cost_years')} optional empty={null} />
        </FieldGroup>
      )}
    </>
  );
}
