import { useMemo } from 'react';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { listCategories } from '#features/risk/category/risk-category.contract.ts';
import {
  addLibraryItem,
  changeLibraryItem,
  libraryItemDetails,
  type LibraryItem,
} from '../risk-library.contract.ts';
import { SuggestedInput } from './SuggestedInput.tsx';

/** A risk that the organisation adds to the repository, or one of its own as it is. */
export function LibraryItemForm({ item, onClose }: { item?: LibraryItem; onClose: () => void }) {
  const { t } = useTranslation('risk-library');
  const categories = useRead(listCategories).data?.data ?? [];
  const defaults = useMemo(
    () => ({
      title: item?.title ?? '',
      description: item?.description ?? null,
      causes: item?.causes ?? null,
      consequences: item?.consequences ?? null,
      category_id: item?.category?.id ?? null,
      suggested: item?.suggested ?? null,
    }),
    [item],
  );
  const draft = item === undefined ? 'risk-library-add' : undefined;
  const form = useContractForm(libraryItemDetails, { feature: 'risk', defaults, draft });
  const add = useWrite(addLibraryItem, { handled: form.showFailure });
  const change = useWrite(changeLibraryItem, { handled: form.showFailure });
  const done = {
    onSuccess: () => {
      form.discard();
      onClose();
      showSnackbar({ message: t('item.saved'), variant: 'success' });
    },
  };
  return (
    <FormDialog
      open
      title={item === undefined ? t('screen.add') : t('item.change_title', { title: item.title })}
      verb={t('web:save')}
      form={form}
      onClose={onClose}
      busy={add.isPending || change.isPending}
      onSubmit={(values) => {
        if (item === undefined) add.mutate({ body: values }, done);
        else if (item.version !== null)
          change.mutate({ params: { id: item.id }, body: { ...values, version: item.version } }, done);
      }}
    >
      <TextInput name="title" label={t('item.title')} autoFocus />
      <SelectInput
        name="category_id"
        label={t('web:field.category')}
        none={t('screen.no_category')}
        choices={categories.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
        optional
      />
      {(['description', 'causes', 'consequences'] as const).map((part) => (
        <TextInput
          key={part}
          name={part}
          label={t(`item.${part}`)}
          multiline
          minRows={2}
          empty={null}
          optional
        />
      ))}
      <SuggestedInput />
    </FormDialog>
  );
}
