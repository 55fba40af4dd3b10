import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useDocumentKeys } from '#platform/web/browser/document-keys.hooks.ts';
import { latinKey } from '#platform/web/browser/latin-key.ts';
import { takesKeys } from '#platform/web/browser/takes-keys.ts';

interface RowKeys {
  ids: readonly string[];
  /** The row in the side panel. */
  peeked: string | undefined;
  onOpen?: ((id: string) => void) | undefined;
  onCurrent?: ((id: string) => void) | undefined;
  onToggle?: ((id: string, withShift: boolean) => void) | undefined;
  table: RefObject<HTMLElement | null>;
  /** There are rows to move between. */
  when: boolean;
}

// What answers Enter or the arrows by itself.
const controls = 'button, a, summary, input, [role=button], [role=tab], [role=radio], [role=combobox]';
const arrowed = '[role=tab], [role=radio], [role=combobox], [role=slider], [role=separator]';
const isSearch = (target: Element | undefined) => target?.matches('input[type=search]') === true;

/** J and K or the arrows move from row to row wherever on the page they are pressed, Enter opens one, X or Space chooses it;
 *  Down leads from the search to the first row of what it finds. One row is in the tab order. */
export function useRowKeys({ ids, peeked, onOpen, onCurrent, onToggle, table, when }: RowKeys) {
  const [focused, setFocused] = useState<string>();
  const known = (id: string | undefined) => (id !== undefined && ids.includes(id) ? id : undefined);
  // From the search one goes to the first row, also of what is still being read: until another key is pressed.
  const wantsFirst = useRef(false);

  const focus = useCallback(
    (id: string | undefined) => {
      if (id === undefined) return;
      setFocused(id);
      table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
    },
    [table],
  );
  const go = (id: string | undefined) => {
    focus(id);
    if (id !== undefined) onCurrent?.(id);
  };
  useEffect(() => {
    if (wantsFirst.current) focus(ids[0]);
  }, [ids, focus]);

  const press = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    wantsFirst.current = isSearch(target) && event.key === 'ArrowDown';
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (wantsFirst.current) {
      event.preventDefault();
      focus(ids[0]);
      return;
    }
    if (takesKeys(event.target)) return;
    const onRow = target?.getAttribute('data-row') ?? undefined;
    const current = known(onRow) ?? known(peeked) ?? known(focused);
    const at = current === undefined ? -1 : ids.indexOf(current);
    const isOnControl = target?.closest(controls) != null;
    const key = latinKey(event);
    if (key.startsWith('Arrow') && target?.closest(arrowed) != null) return;
    switch (key) {
      case 'j':
      case 'ArrowDown':
        go(ids[Math.min(at + 1, ids.length - 1)]);
        break;
      case 'k':
      case 'ArrowUp':
        go(ids[Math.max(at - 1, 0)]);
        break;
      case 'Home':
        if (onRow === undefined) return;
        go(ids[0]);
        break;
      case 'End':
        if (onRow === undefined) return;
        go(ids.at(-1));
        break;
      case 'Enter':
        if (isOnControl || current === undefined) return;
        onOpen?.(current);
        break;
      case 'x':
      case ' ':
        if (isOnControl || current === undefined || (key === ' ' && onRow === undefined)) return;
        onToggle?.(current, event.shiftKey);
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  useDocumentKeys(press, { when });
  useEffect(() => {
    if (!when) return undefined;
    const forget = () => {
      wantsFirst.current = false;
    };
    document.addEventListener('pointerdown', forget);
    return () => document.removeEventListener('pointerdown', forget);
  }, [when]);
  return {
    /** The row that the keys are about. */
    current: known(focused) ?? known(peeked),
    /** The one reached by Tab. */
    inTabOrder: known(focused) ?? ids[0],
    setFocused,
  };
}
