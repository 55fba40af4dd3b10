import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { ChoiceCards } from '#platform/web/ui/inputs/ChoiceInput.tsx';
import { PicksInput } from '#platform/web/ui/inputs/PicksInput.tsx';
import type { StandardHead } from '#features/compliance/standard/standard.contract.ts';

/** How much of a standard is asked: one group where they contain each other, any where each adds its own; nothing to choose where
 *  everything is for everybody. */
export function GroupsInput({ standard: { key, groups } }: { standard: StandardHead }) {
  const { t } = useTranslation('compliance-preparation');
  const { field, fieldState } = useController<{ groups_in_scope: string[] }, 'groups_in_scope'>({
    name: 'groups_in_scope',
  });
  if (groups.length === 0) return null;
  if (key !== 'cis')
    return (
      <PicksInput
        name="groups_in_scope"
        label={t('form.groups')}
        help={t('form.groups_help')}
        picks={groups.map(({ key: value, name, description }) => ({ value, label: name, hint: description }))}
        optional
        none={t('form.groups_none')}
      />
    );
  const [chosen] = field.value;
  return (
    <ChoiceCards
      label={t('form.group')}
      error={fieldState.error?.message}
      choices={groups.map(({ key: value, name, description }) => ({ value, label: name, help: description }))}
      field={{
        value: chosen,
        onChange: (group) => field.onChange([group]),
        onBlur: field.onBlur,
        ref: field.ref,
      }}
    />
  );
}
