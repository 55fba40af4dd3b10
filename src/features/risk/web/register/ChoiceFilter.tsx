import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#platform/web/format.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { FilterChip } from './FilterChip.tsx';
import { useChoices, type Choice, type ChoiceField } from './register-choices.hooks.ts';

interface ChoiceFilterProps {
  field: ChoiceField;
  label: string;
  value: readonly string[] | undefined;
  onChange: (value: string[] | undefined) => void;
  wide?: boolean;
  /** Choices known from elsewhere, should they be missing from the list. */
  known?: readonly Choice[];
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
  known = [],
  children,
}: ChoiceFilterProps) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const [opened, setOpened] = useState(false);
  const listed = useChoices(field, opened || value.length > 0);
  const { pending } = listed;
  const missing = known.filter((one) => !listed.choices.some((choice) => choice.value === one.value));
  const choices = pending ? listed.choices : [...listed.choices, ...missing];
  const nameOf = (one: string) => choices.find((choice) => choice.value === one)?.label ?? '…';
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
