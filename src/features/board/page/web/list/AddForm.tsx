import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import '#platform/web/ui/inputs/plain-input.css';

interface AddFormProps {
  label: string;
  verb: string;
  most: number;
  /** It is there whether something is to be added or not. */
  stays?: boolean;
  onAdd: (name: string) => void;
  /** `isDone`: by a key or its button. */
  onClose: (isDone: boolean) => void;
}

/** Adds one after the other by its name: Enter adds, Escape or leaving the empty field ends. */
export function AddForm({ label, verb, most, stays = false, onAdd, onClose }: AddFormProps) {
  const { t } = useTranslation('web');
  const [typed, type] = useState('');
  const name = typed.trim();
  return (
    <form
      className="add-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name === '') return;
        onAdd(name);
        type('');
        // The button that was pressed can be pressed no more.
        event.currentTarget.querySelector('input')?.focus();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!stays && !currentTarget.contains(relatedTarget) && name === '') onClose(false);
      }}
    >
      <input
        className="plain-input"
        aria-label={label}
        placeholder={label}
        dir="auto"
        maxLength={most}
        value={typed}
        ref={stays ? undefined : focusAtFirst}
        onChange={({ target }) => type(target.value)}
      />
      <div className="add-form-verbs">
        <button type="submit" className="plain-button is-outlined is-primary" disabled={name === ''}>
          {verb}
        </button>
        {!stays && (
          <IconAction label={t('cancel')} onClick={() => onClose(true)}>
            <X size={16} aria-hidden />
          </IconAction>
        )}
      </div>
    </form>
  );
}

const focusAtFirst = (input: HTMLInputElement | null) => input?.focus();
