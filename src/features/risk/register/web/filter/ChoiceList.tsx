import { Square, SquareCheck } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { folded } from '#platform/contract/folding.ts';
import type { Choice } from './register-choices.hooks.ts';
import '#platform/web/ui/inputs/plain-input.css';
import './choice-list.css';

interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  pending: boolean;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

const manyEnoughToSearch = 9;
/** So many lines are seen at once; those below them follow the first picture. */
const fitting = 12;

/** Several of a list, with a field that narrows it when it is long. */
export function ChoiceList({ label, choices, pending, value, onChange }: ChoiceListProps) {
  const { t } = useTranslation('risk');
  const [sought, setSought] = useState('');
  const searchable = choices.length >= manyEnoughToSearch;
  const shown =
    sought === '' ? choices : choices.filter((choice) => folded(choice.label).includes(folded(sought)));
  const drawsAll = useDeferredValue(true, false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!pending && !searchable) list.current?.focus();
  }, [pending, searchable]);
  const toggle = (choice: Choice) => {
    if (value.includes(choice.value)) return onChange(value.filter((one) => one !== choice.value));
    const loners = new Set(choices.filter(({ alone }) => alone).map((one) => one.value));
    onChange(choice.alone ? [choice.value] : [...value.filter((one) => !loners.has(one)), choice.value]);
  };
  if (pending)
    return (
      <div className="choice-list-room" aria-busy>
        {[70, 50, 60].map((width) => (
          <span key={width} className="skeleton" style={{ width: `${width}%` }} />
        ))}
      </div>
    );
  return (
    <>
      {searchable && (
        <div className="choice-list-search">
          <input
            className="plain-input"
            autoFocus
            value={sought}
            placeholder={t('register.filter.find')}
            aria-label={t('register.filter.find')}
            onChange={(event) => setSought(event.target.value)}
          />
        </div>
      )}
      <ul
        ref={list}
        role="menu"
        aria-label={label}
        className="choice-list"
        tabIndex={-1}
        onKeyDown={moveAmongItems}
      >
        {(drawsAll ? shown : shown.slice(0, fitting)).map((choice, at) => (
          <ChoiceItem
            key={choice.value}
            choice={choice}
            chosen={value.includes(choice.value)}
            inTabOrder={at === 0}
            onToggle={() => toggle(choice)}
          />
        ))}
        {shown.length === 0 && (
          <li role="menuitem" aria-disabled className="is-nothing">
            {t('register.filter.nothing_found')}
          </li>
        )}
      </ul>
    </>
  );
}

interface ChoiceItemProps {
  choice: Choice;
  chosen: boolean;
  inTabOrder: boolean;
  onToggle: () => void;
}

function ChoiceItem({ choice, chosen, inTabOrder, onToggle }: ChoiceItemProps) {
  // The line itself is the control: inside it there is only a picture of one.
  const Tick = chosen ? SquareCheck : Square;
  return (
    <li
      role="menuitemcheckbox"
      aria-checked={chosen}
      tabIndex={inTabOrder ? 0 : -1}
      style={{ paddingInlineStart: 8 + 16 * (choice.depth ?? 0) }}
      onClick={onToggle}
    >
      <Tick size={18} aria-hidden />
      {choice.colour && <i style={{ backgroundColor: choice.colour }} />}
      <span>
        {choice.label}
        {choice.hint && <small>{choice.hint}</small>}
      </span>
    </li>
  );
}

/** Arrows, Home, End and a first letter lead from item to item; Enter and Space choose one. */
function moveAmongItems(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitemcheckbox]')];
  const at = items.findIndex((item) => item === event.target);
  const { key } = event;
  const last = items.length - 1;
  const moves: Record<string, number> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const isHeld = event.ctrlKey || event.metaKey || event.altKey;
  const startsSo = (item: HTMLElement) => folded((item.textContent ?? '').trim()).startsWith(folded(key));
  const to = moves[key];
  if (to !== undefined) items[to]?.focus();
  else if (key === 'Enter' || key === ' ') items[at]?.click();
  else if (key.length === 1 && !isHeld)
    [...items.slice(at + 1), ...items.slice(0, at + 1)].find(startsSo)?.focus();
  else return;
  event.preventDefault();
}
