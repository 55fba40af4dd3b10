import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { ChoiceCards } from '#platform/web/ui/inputs/ChoiceInput.tsx';
import type { Assessment } from '../../assessment.contract.ts';

const unsaid = '';

/** How the whole organisation goes about risk, as NIST has it. */
export function TierInput({ tiers }: { tiers: NonNullable<Assessment['tiers']> }) {
  const { t } = useTranslation('maturity');
  const { field, fieldState } = useController({ name: 'tier' });
  return (
    <ChoiceCards
      label={t('add.tier')}
      error={fieldState.error?.message}
      choices={[
        { value: unsaid, label: t('add.tier_none') },
        ...tiers.map(({ value, name, description }) => ({
          value: String(value),
          label: name,
          help: description,
        })),
      ]}
      field={{
        value: field.value === null ? unsaid : String(field.value),
        onChange: (tier) => field.onChange(tier === unsaid ? null : Number(tier)),
        onBlur: field.onBlur,
        ref: field.ref,
      }}
    />
  );
}
