import { useCallback, useEffect, useRef, useState } from 'react';
import type { ScreenMemory } from '#platform/web/screen/screen-memory.ts';
import { layoutFrom, type Column, type TableLayout } from './column.ts';

/** The columns as this person arranged them; a change is remembered a moment after the last. */
export function useTableLayout<Row>(
  columns: readonly Column<Row>[],
  memory: ScreenMemory | undefined,
  density: TableLayout['density'],
) {
  const content = memory?.content;
  const [layout, setLayout] = useState<TableLayout>(() => layoutFrom(content, columns, density));
  const touched = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useRef(memory?.save);
  save.current = memory?.save;

  const ids = columns.map(({ id }) => id).join(' ');
  const laid = useRef({ content, ids });
  useEffect(() => {
    if (laid.current.content === content && laid.current.ids === ids) return;
    laid.current = { content, ids };
    if (touched.current) return;
    // What else is remembered, as the order of the rows, leaves the columns as they are: nothing is drawn for it.
    setLayout((before) => {
      const after = layoutFrom(content, columns, density);
      return JSON.stringify(after) === JSON.stringify(before) ? before : after;
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- new column objects with the same ids change nothing here
  }, [content, ids]);

  const change = useCallback((part: Partial<TableLayout>) => {
    touched.current = true;
    setLayout((before) => {
      const after = { ...before, ...part };
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => save.current?.({ ...after }), 600);
      return after;
    });
  }, []);
  const reset = useCallback(() => change(layoutFrom({}, columns, density)), [change, columns, density]);
  return { layout, change, reset };
}
