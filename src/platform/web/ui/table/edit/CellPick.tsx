import { Check } from 'lucide-react';
import {
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { matchingPicks, type Pick } from '#platform/web/ui/inputs/PickOption.tsx';
import './cell-edit.css';

interface CellPickProps {
  label: string;
  picks: readonly Pick[];
  /** Where not all of them are at hand: finds others by what is typed. */
  onSearch?: ((typed: string) => void) | undefined;
  /** Chosen now: one, or several. */
  value: readonly string[];
  /** Each choice is added or taken away, until Enter, Tab or a click elsewhere keeps them. */
  isMultiple?: boolean;
  pending: boolean;
  /** `onTo` where Tab goes on to the next cell. Without `value` nothing was changed. */
  onEnd: (value: readonly string[] | undefined, onTo?: 'next' | 'previous') => void;
}

const mostShown = 60;

interface CellOptionProps {
  id: string;
  pick: Pick;
  isActive: boolean;
  isChosen: boolean;
  onPoint: () => void;
  onTake: () => void;
}

function CellOption({ id, pick, isActive, isChosen, onPoint, onTake }: CellOptionProps) {
  return (
    <li
      ref={isActive ? showActive : undefined}
      id={id}
      role="option"
      aria-selected={isChosen}
      className={isActive ? 'is-active' : undefined}
      style={pick.depth ? { paddingInlineStart: 12 + pick.depth * 16 } : undefined}
      onMouseMove={onPoint}
      onClick={onTake}
    >
      <bdi>{pick.label}</bdi>
      {isChosen && <Check size={14} aria-hidden />}
    </li>
  );
}

/** Chooses from a list in a cell: typing narrows it, Enter or a click keeps a choice, Tab keeps it and goes on, Escape takes it
 *  back. */
export function CellPick(props: CellPickProps) {
  const { label, isMultiple = false, pending } = props;
  const { t } = useTranslation('web');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { typed, shown, at, chosen, words, search, activate, take, leave, onKeyDown } = useCellChoice(props);
  // The field is there at once, and what it chooses from with the next picture.
  const isOpen = useDeferredValue(true, false);
  usePlaceAt(input, list, isOpen ? shown.length : undefined);
  return (
    <>
      <input
        ref={input}
        className="cell-input"
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-activedescendant={isOpen && shown[at] ? `${id}-${at}` : undefined}
        autoComplete="off"
        dir="auto"
        autoFocus
        value={typed ?? words}
        onFocus={(event) => event.target.select()}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {isOpen &&
        createPortal(
          <ul
            ref={list}
            id={id}
            role="listbox"
            aria-label={label}
            aria-multiselectable={isMultiple || undefined}
            className="cell-list"
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => event.stopPropagation()}
          >
            {shown.map((pick, index) => (
              <CellOption
                key={pick.value}
                id={`${id}-${index}`}
                pick={pick}
                isActive={index === at}
                isChosen={chosen.includes(pick.value)}
                onPoint={() => index !== at && activate(index)}
                onTake={() => take(pick)}
              />
            ))}
            {shown.length === 0 && (
              <li role="option" aria-selected={false} aria-disabled className="is-nothing">
                {t(pending ? 'loading' : 'select.nothing')}
              </li>
            )}
          </ul>,
          document.body,
        )}
    </>
  );
}

/** What is typed and chosen in a cell, and the one that the keys are about. */
function useCellChoice({ picks, onSearch, value, isMultiple = false, onEnd }: CellPickProps) {
  const [typed, type] = useState<string>();
  const [chosen, choose] = useState(value);
  const shown = matchingPicks([...picks], { inputValue: typed ?? '' }).slice(0, mostShown);
  const [active, activate] = useState<number>();
  const own = shown.findIndex((pick) => chosen.includes(pick.value));
  const at = Math.min(active ?? (typed === undefined ? Math.max(0, own) : 0), shown.length - 1);
  const hasEnded = useRef(false);
  const end = (next: readonly string[] | undefined, onTo?: 'next' | 'previous') => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(next === undefined || String(next) === String(value) ? undefined : next, onTo);
  };
  const turned = (pick: Pick) =>
    chosen.includes(pick.value) ? chosen.filter((one) => one !== pick.value) : [...chosen, pick.value];
  const take = (pick: Pick | undefined) => {
    if (pick === undefined) return;
    if (isMultiple) {
      choose(turned(pick));
      type(undefined);
      activate(shown.indexOf(pick));
    } else end([pick.value]);
  };
  /** What Tab keeps: of one the highlighted, once somebody looked for another; of several those chosen. */
  const kept = () => {
    const pick = shown[at];
    if (isMultiple) return chosen;
    return pick !== undefined && (typed !== undefined || active !== undefined) ? [pick.value] : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const by = moves[event.key];
    if (by !== undefined) activate(Math.max(0, Math.min(shown.length - 1, at + by)));
    else if (event.key === 'Tab') end(kept(), event.shiftKey ? 'previous' : 'next');
    else if (event.key === 'Escape') end(undefined);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // Several are chosen one after the other; Enter without a look for another keeps them.
      if (isMultiple && typed === undefined && active === undefined) end(chosen);
      else take(shown[at]);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const words = chosen.flatMap((one) => picks.find((pick) => pick.value === one)?.label ?? []).join(', ');
  const search = (text: string) => {
    type(text);
    onSearch?.(text);
    activate(undefined);
  };
  const leave = () => end(isMultiple ? chosen : undefined);
  return { typed, shown, at, chosen, words, search, activate, take, leave, onKeyDown };
}

const showActive = (line: HTMLLIElement | null) => line?.scrollIntoView({ block: 'nearest' });

const most = 296;

/** Puts the list below the cell, or above it where there is more room. */
function usePlaceAt(
  cell: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  length: number | undefined,
): void {
  useLayoutEffect(() => {
    const box = cell.current?.getBoundingClientRect();
    if (box === undefined || list.current === null || length === undefined) return;
    const width = Math.max(box.width, 220);
    const start = document.documentElement.dir === 'rtl' ? box.right - width : box.left;
    const below = innerHeight - box.bottom - 8;
    const isAbove = below < Math.min(most, 40 * length) && box.top > below;
    Object.assign(list.current.style, {
      left: `${Math.max(8, Math.min(start, innerWidth - width - 8))}px`,
      width: `${width}px`,
      top: isAbove ? 'auto' : `${box.bottom + 2}px`,
      bottom: isAbove ? `${innerHeight - box.top + 2}px` : 'auto',
      maxHeight: `${Math.min(most, isAbove ? box.top - 8 : below)}px`,
    });
  }, [cell, list, length]);
}
