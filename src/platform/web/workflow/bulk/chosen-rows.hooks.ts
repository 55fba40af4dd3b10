import { useCallback, useDeferredValue, useState } from 'react';

/** Rows that are chosen to be changed together, as they were when they were chosen, on whichever page. Another filter (`asked`) begins
 *  with none. `listed` follows a moment later: what can be done with those chosen does not hold up the next key. */
export function useChosenRows<Row extends { id: string }>(rows: readonly Row[] = [], asked: string) {
  const [choice, setChoice] = useState<{ asked: string; rows: ReadonlyMap<string, Row> }>({
    asked,
    rows: new Map(),
  });
  const [nothing] = useState<ReadonlyMap<string, Row>>(new Map());
  const chosen = choice.asked === asked ? choice.rows : nothing;
  return {
    chosen,
    listed: useDeferredValue(chosen),
    select: (ids: ReadonlySet<string>) => {
      const known = new Map([...chosen, ...rows.map((row) => [row.id, row] as const)]);
      setChoice({ asked, rows: new Map([...known].filter(([id]) => ids.has(id))) });
    },
    leave: useCallback(() => setChoice({ asked, rows: nothing }), [asked, nothing]),
  };
}
