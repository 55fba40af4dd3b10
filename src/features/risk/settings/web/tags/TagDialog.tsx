import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { ColourInput } from '#features/risk/model/web/shared/ColourInput.tsx';
import { addTag, changeTag, tagDetails, type Tag } from '#features/risk/tag/risk-tag.contract.ts';

interface TagDialogProps {
  tag?: Tag;
  onClose: () => void;
}

/** A new tag, or one as it is. */
export function TagDialog({ tag, onClose }: TagDialogProps) {
  const { t } = useTranslation('risk');
  const defaults = useMemo(() => ({ name: tag?.name ?? '', colour: tag?.colour ?? null }), [tag]);
  const form = useContractForm(tagDetails, { feature: 'risk', defaults });
  const add = useWrite(addTag, { handled: form.showFailure });
  const change = useWrite(changeTag, { handled: form.showFailure });
  const done = {
    onSuccess: () => {
      onClose();
      showSnackbar({ message: t('tags.saved'), variant: 'success' });
    },
  };
  return (
    <FormDialog
      open
      title={tag === undefined ? t('tags.add') : t('tags.change_title', { name: tag.name })}
      verb={t('tags.save')}
      form={form}
      onClose={onClose}
      busy={add.isPending || change.isPending}
      onSubmit={(values) => {
        if (tag === undefined) add.mutate({ body: values }, done);
        else change.mutate({ params: { id: tag.id }, body: { ...values, version: tag.version } }, done);
      }}
    >
      <TextInput name="name" label={t('web:field.name')} autoFocus />
      <ColourInput />
    </FormDialog>
  );
}
