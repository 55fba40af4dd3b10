import { useEffect } from 'react';

let focusIt: (() => void) | undefined;

/** Makes this the search of the toolbar while it is there. */
export function useToolbarSearch(focus: () => void, isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    focusIt = focus;
    return () => {
      if (focusIt === focus) focusIt = undefined;
    };
  }, [focus, isThere]);
}

/** Leads to the toolbar's search; answers whether there is one. */
export function focusToolbarSearch(): boolean {
  focusIt?.();
  return focusIt !== undefined;
}
