import type { ComponentProps } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FilterChip } from '#platform/web/ui/menus/FilterChip.tsx';

type RegisterChipProps = Omit<ComponentProps<typeof FilterChip>, 'clear'> & { onClear: () => void };

/** One narrowing of the register. */
export function RegisterChip({ onClear, ...chip }: RegisterChipProps) {
  const { t } = useTranslation('risk');
  return (
    <FilterChip
      {...chip}
      clear={{ label: t('register.filter.remove', { name: chip.label }), run: onClear }}
    />
  );
}
