import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate } from 'react-router';
import type * as z from 'zod';
import { languages } from '#platform/contract/access.ts';
import { languageNames } from '#platform/web/language/language-names.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import type { FrameworkRow } from '../../framework-list.contract.ts';
import { createFramework } from '../../own-framework.contract.ts';
import { frameworkEditorLink } from '../framework-paths.ts';

interface NewFrameworkDialogProps {
  rows: readonly FrameworkRow[];
  copyOf: string | null;
  onClose: () => void;
}

// In the form, nothing to copy is null; the call leaves it out.
const newFramework = createFramework.body.extend({
  copy_of: createFramework.body.shape.copy_of.nullable(),
});

/** A framework to write: from nothing, or from a copy. */
export function NewFrameworkDialog({ rows, copyOf, onClose }: NewFrameworkDialogProps) {
  const { t } = useTranslation('maturity-framework');
  const navigate = useNavigate();
  const { language } = useLanguage();
  const copied = rows.find(({ id }) => id === copyOf);
  const defaults = useMemo(
    (): z.input<typeof newFramework> => ({
      name: copied === undefined ? '' : t('new.copy_name', { name: copied.name }),
      description: '',
      language,
      copy_of: copyOf as z.input<typeof newFramework>['copy_of'],
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the form began with stays
    [],
  );
  const form = useContractForm(newFramework, { feature: 'maturity', defaults });
  const create = useWrite(createFramework, { handled: form.showFailure });
  return (
    <FormDialog
      open
      title={t('new.title')}
      verb={t('new.verb')}
      form={form}
      busy={create.isPending}
      onClose={onClose}
      onSubmit={({ copy_of, ...body }) =>
        create.mutate(
          { body: { ...body, ...(copy_of && { copy_of }) } },
          { onSuccess: ({ data }) => void navigate(frameworkEditorLink(data.id)) },
        )
      }
    >
      <TextInput name="name" label={t('web:field.name')} autoFocus />
      <TextInput
        name="description"
        label={t('web:field.description')}
        help={t('new.description_help')}
        multiline
        minRows={2}
        optional
      />
      <SelectInput
        name="copy_of"
        label={t('new.copy_of')}
        none={t('new.empty')}
        choices={rows.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectInput
        name="language"
        label={t('new.language')}
        help={t('new.language_help')}
        choices={languages.map((one) => ({ value: one, label: languageNames[one] }))}
      />
    </FormDialog>
  );
}
