import { useMemo } from 'react';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { addIndicator, changeIndicator, indicatorDetails, type Indicator } from '../indicator.contract.ts';
import { cadences, indicatorDirections } from '../indicator-state.contract.ts';

interface IndicatorDialogProps {
  risk: Risk;
  /** Without one, an indicator is added. */
  indicator: Indicator | undefined;
  onClose: () => void;
}

/** A new indicator of a risk, or one as it is. */
export function IndicatorDialog({ risk, indicator, onClose }: IndicatorDialogProps) {
  const { t } = useTranslation('treatment-indicator');
  const person = usePerson();
  const defaults = useMemo(
    () => ({
      name: indicator?.name ?? '',
      unit: indicator?.unit ?? '',
      direction: indicator?.direction ?? ('higher_worse' as const),
      // No limit is right because a form began with it.
      amber: indicator?.amber ?? (undefined as never),
      red: indicator?.red ?? (undefined as never),
      cadence: indicator?.cadence ?? ('monthly' as const),
      owner_id: indicator?.owner.id ?? person.id,
    }),
    [indicator, person.id],
  );
  const draft = `indicator-${indicator?.id ?? risk.id}`;
  const form = useContractForm(indicatorDetails, { feature: 'treatment-indicator', defaults, draft });
  const options = { refreshes: ['risk'], handled: form.showFailure };
  const add = useWrite(addIndicator, options);
  const change = useWrite(changeIndicator, options);
  const done = (said: 'added' | 'saved') => ({
    onSuccess: ({ data }: { data: Indicator }) => {
      form.discard();
      onClose();
      showSnackbar({ message: t(said, { name: data.name }), variant: 'success' });
    },
  });
  const title = t(indicator === undefined ? 'add' : 'edit');
  return (
    <FormDialog
      open
      title={title}
      verb={t('save')}
      form={form}
      busy={add.isPending || change.isPending}
      onClose={onClose}
      onSubmit={(body) => {
        if (indicator === undefined) add.mutate({ params: { risk_id: risk.id }, body }, done('added'));
        else {
          const params = { risk_id: risk.id, id: indicator.id };
          change.mutate({ params, body: { ...body, version: indicator.version } }, done('saved'));
        }
      }}
    >
      <Fields risk={risk.id} indicator={indicator} />
    </FormDialog>
  );
}

function Fields({ risk, indicator }: { risk: string; indicator: Indicator | undefined }) {
  const { t } = useTranslation('treatment-indicator');
  const named = useMemo(() => (indicator === undefined ? [] : [indicator.owner]), [indicator]);
  const people = usePeoplePicks(named, { role: 'indicator_owner', record: risk });
  return (
    <>
      <TextInput name="name" label={t('form.name')} help={t('form.name_help')} autoFocus />
      <TextInput name="unit" label={t('form.unit')} />
      <SelectInput
        name="direction"
        label={t('form.direction')}
        choices={indicatorDirections.map((value) => ({ value, label: t(`direction.${value}`) }))}
      />
      <TextInput name="amber" type="number" label={t('form.amber')} empty={undefined} />
      <TextInput name="red" type="number" label={t('form.red')} empty={undefined} />
      <SelectInput
        name="cadence"
        label={t('form.cadence')}
        help={t('form.cadence_help')}
        choices={cadences.map((value) => ({ value, label: t(`cadence.${value}`) }))}
      />
      <PickInput
        name="owner_id"
        label={t('form.owner')}
        help={t('form.owner_help')}
        {...people}
        none={t('form.choose')}
        empty={undefined}
      />
    </>
  );
}
