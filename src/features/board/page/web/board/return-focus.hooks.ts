import { useCallback, useRef } from 'react';

/** Gives the focus back to the button that something opened in the place of, where a key or a button ended that. Whoever left it for
 *  something else stays there. */
export function useReturnFocus() {
  const returns = useRef(false);
  const button = useCallback((element: HTMLElement | null) => {
    if (element === null || !returns.current) return;
    returns.current = false;
    element.focus();
  }, []);
  const ends = (isDone: boolean) => {
    returns.current = isDone;
  };
  return { button, ends };
}
