import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { ChoiceCards } from '#platform/web/ui/inputs/ChoiceInput.tsx';
import { safeguardCounts } from '#features/maturity/framework/safeguard-count.rules.ts';

const groups = [1, 2, 3] as const;

/** How far an assessment of CIS goes: each group contains the one before it, and all of them are everything. */
export function ScopeInput() {
  const { t } = useTranslation('maturity');
  const formats = useFormats();
  const { field, fieldState } = useController({ name: 'groups_in_scope' });
  const chosen = field.value as readonly number[];
  return (
    <ChoiceCards
      label={t('add.scope')}
      error={fieldState.error?.message}
      choices={groups.map((group) => ({
        value: String(group),
        label: t(`add.scope_${group}`),
        help: t(`add.scope_${group}_help`, { number: formats.number(safeguardCounts[group]) }),
      }))}
      field={{
        value: String(chosen.length === 0 ? 3 : Math.max(...chosen)),
        onChange: (group) => field.onChange(group === '3' ? [] : [Number(group)]),
        onBlur: field.onBlur,
        ref: field.ref,
      }}
    />
  );
}
