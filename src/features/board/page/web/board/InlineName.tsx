import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useReturnFocus } from './return-focus.hooks.ts';
import '#platform/web/ui/buttons/buttons.css';
import '#platform/web/ui/inputs/plain-input.css';
import './inline-name.css';

interface InlineNameProps {
  value: string;
  /** What its button and its field are called. */
  label: string;
  most: number;
  mayChange: boolean;
  /** Open to be named at once. */
  isOpen?: boolean;
  onChange: (name: string) => void;
  /** The heading that it is otherwise. */
  level: 'h1' | 'h2' | 'h3' | 'h4' | 'span';
}

/** A name that a click lets one change: Enter or the check keeps it, Escape or leaving it does not. */
export function InlineName({
  value,
  label,
  most,
  mayChange,
  isOpen = false,
  onChange,
  level: Heading,
}: InlineNameProps) {
  const { t } = useTranslation('web');
  const [typed, type] = useState<string | undefined>(isOpen ? value : undefined);
  const { button, ends } = useReturnFocus();
  if (typed === undefined || !mayChange)
    return (
      <Heading>
        {mayChange ? (
          <button
            ref={button}
            type="button"
            className="inline-name"
            title={label}
            onClick={() => type(value)}
          >
            <span dir="auto">{value}</span>
          </button>
        ) : (
          <span dir="auto">{value}</span>
        )}
      </Heading>
    );
  const name = typed.trim();
  const leave = (isDone: boolean) => {
    ends(isDone);
    type(undefined);
  };
  return (
    <form
      className="inline-name-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name === '') return;
        if (name !== value) onChange(name);
        leave(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        leave(true);
      }}
    >
      <input
        className="plain-input"
        aria-label={label}
        dir="auto"
        value={typed}
        maxLength={most}
        ref={selectAtFirst}
        onChange={({ target }) => type(target.value)}
      />
      <button
        type="submit"
        className="icon-action"
        aria-label={t('save')}
        title={t('save')}
        disabled={name === ''}
      >
        <Check size={16} aria-hidden />
      </button>
    </form>
  );
}

/** Whoever opened it types over what stands there. */
const selectAtFirst = (input: HTMLInputElement | null) => {
  if (input === null || input === document.activeElement) return;
  input.focus();
  input.select();
};
