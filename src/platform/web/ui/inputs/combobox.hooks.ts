import { useEffect, useId, useState, type KeyboardEvent, type MouseEvent } from 'react';

interface Combobox {
  /** What can be chosen now, in the order it is shown. */
  ids: readonly string[];
  onChoose: (id: string) => void;
}

/** A field over a list of suggestions: the focus stays in the field, arrows go through the list, Enter chooses. The first is
 *  offered until another is pointed at, and again when that one is gone. */
export function useCombobox({ ids, onChoose }: Combobox) {
  const base = useId();
  const [pointed, point] = useState<string>();
  const active = pointed !== undefined && ids.includes(pointed) ? pointed : ids[0];
  const optionId = (id: string) => `${base}-${ids.indexOf(id)}`;
  const shown = active === undefined ? undefined : optionId(active);

  useEffect(() => {
    if (pointed !== undefined && shown !== undefined)
      document.getElementById(shown)?.scrollIntoView({ block: 'nearest' });
  }, [pointed, shown]);

  const step = (delta: 1 | -1) => {
    const at = active === undefined ? 0 : ids.indexOf(active) + delta;
    point(ids.at(at % Math.max(ids.length, 1)));
  };
  return {
    active,
    /** What was typed has changed: the first is offered again. */
    restart: () => point(undefined),
    listId: base,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      enterKeyHint: 'go',
      'aria-autocomplete': 'list',
      'aria-expanded': ids.length > 0,
      'aria-controls': ids.length > 0 ? base : undefined,
      'aria-activedescendant': shown,
    } as const,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        step(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Enter' && active !== undefined) {
        event.preventDefault();
        onChoose(active);
      }
    },
    optionProps: (id: string) => ({
      id: optionId(id),
      role: 'option' as const,
      'aria-selected': id === active,
      // The field keeps the focus.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onMouseMove: () => point(id),
      onClick: () => onChoose(id),
    }),
  };
}
