import type { HTMLAttributes, Key } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { matchingPicks, PickOption, type Pick } from './PickOption.tsx';

export interface PickListProps {
  picks: readonly Pick[];
  /** Where there are too many to have them all at hand: finds others by what is typed. */
  onSearch?: ((typed: string) => void) | undefined;
}

/** What a list of picks is, whether one is chosen from it or several: properties of an `Autocomplete`. */
export function usePickList({ picks, onSearch }: PickListProps) {
  const { t } = useTranslation('web');
  return {
    size: 'small' as const,
    autoHighlight: true,
    options: picks,
    filterOptions: matchingPicks<Pick>,
    onInputChange: (_: unknown, typed: string, why: string) => onSearch?.(why === 'input' ? typed : ''),
    isOptionEqualToValue: (one: Pick, other: Pick) => one.value === other.value,
    getOptionKey: ({ value }: Pick) => value,
    getOptionLabel: ({ label }: Pick) => label,
    noOptionsText: t('select.nothing'),
    openText: t('select.open'),
    closeText: t('select.close'),
    clearText: t('select.clear'),
    renderOption: ({ key, ...option }: HTMLAttributes<HTMLLIElement> & { key: Key }, pick: Pick) => (
      <PickOption key={key} option={option} pick={pick} />
    ),
  };
}
