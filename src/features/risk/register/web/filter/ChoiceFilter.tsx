import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { RegisterChip } from './RegisterChip.tsx';
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

/** A chip that narrows by some values of a list. What may be chosen is asked for where it is shown alone. */
export function ChoiceFilter({
  field,
  label,
  value = [],
  onChange,
  wide = false,
  children,
}: ChoiceFilterProps) {
  return (
    <RegisterChip
      label={label}
      summary={value.length > 0 && <ChosenNames field={field} value={value} />}
      wide={wide}
      onClear={() => onChange(undefined)}
    >
      {children}
      <Choices field={field} label={label} value={value} onChange={onChange} />
    </RegisterChip>
  );
}

type ChoicesProps = Pick<ChoiceFilterProps, 'field' | 'label' | 'onChange'> & { value: readonly string[] };

function Choices({ field, label, value, onChange }: ChoicesProps) {
  const { choices, pending } = useChoices(field);
  return (
    <ChoiceList
      label={label}
      choices={choices}
      pending={pending}
      value={value}
      onChange={(next) => onChange(next.length > 0 ? next : undefined)}
    />
  );
}

function ChosenNames({ field, value }: Pick<ChoicesProps, 'field' | 'value'>) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const { choices, pending } = useChoices(field);
  const [first = '', ...more] = value;
  // A link may name what its reader does not see, or what is gone.
  const unnamed = pending ? '…' : t('register.filter.unknown');
  const name = choices.find((choice) => choice.value === first)?.label ?? unnamed;
  const words =
    more.length === 0
      ? name
      : t('register.filter.and_more', { first: name, more: formats.number(more.length) });
  return <span title={words}>{words}</span>;
}
