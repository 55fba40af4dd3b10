import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { ColourInput } from '#features/risk/model/web/shared/ColourInput.tsx';
import { listColleagues } from '#features/identity/person/person.contract.ts';
import {
  addCategory,
  categoryDetails,
  changeCategory,
  type RiskCategory,
} from '../risk-category.contract.ts';

interface CategoryDialogProps {
  category?: RiskCategory;
  categories: readonly RiskCategory[];
  onClose: () => void;
}

/** A new category, or one as it is. Only those at the top are offered as a parent. */
export function CategoryDialog({ category, categories, onClose }: CategoryDialogProps) {
  const { t } = useTranslation('risk');
  const people = useRead(listColleagues);
  const defaults = useMemo(
    () => ({
      name: category?.name ?? '',
      parent_id: category?.parent_id ?? null,
      colour: category?.colour ?? null,
      default_owner_id: category?.default_owner?.id ?? null,
    }),
    [category],
  );
  const form = useContractForm(categoryDetails, { feature: 'risk', defaults });
  const add = useWrite(addCategory, { handled: form.showFailure });
  const change = useWrite(changeCategory, {
    handled: form.showFailure,
    refreshes: ['risk'],
  });
  const done = {
    onSuccess: () => {
      onClose();
      showSnackbar({ message: t('model.screen.categories.saved'), variant: 'success' });
    },
  };
  const hasChildren = categories.some(({ parent_id }) => parent_id !== null && parent_id === category?.id);
  const parents = hasChildren
    ? []
    : categories.filter(({ id, parent_id }) => parent_id === null && id !== category?.id);
  return (
    <FormDialog
      open
      title={
        category === undefined
          ? t('model.screen.categories.add')
          : t('model.screen.categories.edit', { name: category.name })
      }
      verb={t('model.screen.categories.save')}
      form={form}
      onClose={onClose}
      busy={add.isPending || change.isPending}
      onSubmit={(values) => {
        if (category === undefined) add.mutate({ body: values }, done);
        else
          change.mutate(
            { params: { id: category.id }, body: { ...values, version: category.version } },
            done,
          );
      }}
    >
      <TextInput name="name" label={t('web:field.name')} autoFocus />
      <SelectInput
        name="parent_id"
        label={t('model.screen.categories.parent')}
        none={t('model.screen.categories.top')}
        choices={parents.map(({ id, name }) => ({ value: id, label: name }))}
        optional
      />
      <ColourInput />
      <SelectInput
        name="default_owner_id"
        label={t('model.screen.categories.owner')}
        none={t('web:record.nobody')}
        choices={(people.data?.data ?? []).map(({ id, first_name, last_name }) => ({
          value: id,
          label: `${first_name} ${last_name}`,
        }))}
        optional
      />
    </FormDialog>
  );
}
