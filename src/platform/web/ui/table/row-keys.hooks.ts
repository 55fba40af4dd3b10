import { useCallback, useState, type KeyboardEvent, type RefObject } from 'react';
import { latinKey } from '#platform/web/browser/latin-key.ts';

interface RowKeys {
  ids: readonly string[];
  onOpen?: ((id: string) => void) | undefined;
  onCurrent?: ((id: string) => void) | undefined;
  onToggle?: ((id: string, withShift: boolean) => void) | undefined;
  table: RefObject<HTMLElement | null>;
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');

/** J and K or the arrows move from row to row, Enter opens one, X or Space chooses it. One row is in the tab order. */
export function useRowKeys({ ids, onOpen, onCurrent, onToggle, table }: RowKeys) {
  const [focused, setFocused] = useState<string>();
  const current = focused !== undefined && ids.includes(focused) ? focused : ids[0];

  const go = useCallback(
    (id: string | undefined) => {
      if (id === undefined) return;
      setFocused(id);
      table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
      onCurrent?.(id);
    },
    [onCurrent, table],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || current === undefined)
      return;
    const at = ids.indexOf(current);
    const onRow = (event.target as HTMLElement).dataset['row'] !== undefined;
    switch (latinKey(event)) {
      case 'j':
      case 'ArrowDown':
        go(ids[Math.min(at + 1, ids.length - 1)]);
        break;
      case 'k':
      case 'ArrowUp':
        go(ids[Math.max(at - 1, 0)]);
        break;
      case 'Home':
        go(ids[0]);
        break;
      case 'End':
        go(ids.at(-1));
        break;
      case 'Enter':
        if (!onRow) return;
        onOpen?.(current);
        break;
      case 'x':
      case ' ':
        if (!onRow) return;
        onToggle?.(current, event.shiftKey);
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  return { current, setFocused, onKeyDown };
}
