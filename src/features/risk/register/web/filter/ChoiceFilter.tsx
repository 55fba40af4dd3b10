import { useState, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { FilterChip } from './FilterChip.tsx';
import { useChoices, type ChoiceField } from './register-choices.hooks.ts';

interface ChoiceFilterProps {
  field: ChoiceField;
  label: string;
  value: readonly string[] | undefined;
  onChange: (value: string[] | undefined) => void;
  wide?: boolean;
  /** Above the list. */
  children?: ReactNode;
}

/** A chip that narrows by some values of a list. */
export function ChoiceFilter({
  field,
  label,
  value = [],
  onChange,
  wide = false,
  children,
}: ChoiceFilterProps) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const [opened, setOpened] = useState(false);
  const { choices, pending } = useChoices(field, opened || value.length > 0);
  // A link may name what its reader does not see, or what is gone.
  const unnamed = pending ? '…' : t('register.filter.unknown');
  const nameOf = (one: string) => choices.find((choice) => choice.value === one)?.label ?? unnamed;
  const [first, ...more] = value;
  const summary = () => {
    if (first === undefined) return undefined;
    if (more.length === 0) return nameOf(first);
    return t('register.filter.and_more', { first: nameOf(first), more: formats.number(more.length) });
  };
  return (
    <FilterChip
      label={label}
      summary={summary()}
      wide={wide}
      onOpen={() => setOpened(true)}
      onClear={() => onChange(undefined)}
    >
      {children}
      <ChoiceList
        label={label}
        choices={choices}
        pending={pending}
        value={value}
        onChange={(next) => onChange(next.length > 0 ? next : undefined)}
      />
    </FilterChip>
  );
}
