import { useRef } from 'react';

/** Chosen rows: one by one, a range with Shift, or the whole page. */
export function useRowSelection(
  ids: readonly string[],
  selected: ReadonlySet<string>,
  onSelect: (ids: Set<string>) => void,
) {
  const anchor = useRef<string | undefined>(undefined);
  const toggle = (id: string, withShift: boolean) => {
    const next = new Set(selected);
    const on = !selected.has(id);
    const from = anchor.current === undefined ? -1 : ids.indexOf(anchor.current);
    const to = ids.indexOf(id);
    const range = withShift && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    for (const one of range) {
      if (on) next.add(one);
      else next.delete(one);
    }
    anchor.current = id;
    onSelect(next);
  };
  const onPage = ids.filter((id) => selected.has(id)).length;
  const togglePage = () => {
    const next = new Set(selected);
    for (const id of ids) {
      if (onPage === ids.length) next.delete(id);
      else next.add(id);
    }
    onSelect(next);
  };
  return {
    toggle,
    togglePage,
    all: ids.length > 0 && onPage === ids.length,
    some: onPage > 0 && onPage < ids.length,
  };
}
