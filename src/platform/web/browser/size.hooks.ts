import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

export interface Size {
  width: number;
  height: number;
}

/** How large an element is, in whole pixels: known before the first paint, so a picture is never drawn twice. */
export function useSize(element: RefObject<Element | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = () => {
      const now = { width: current.clientWidth, height: current.clientHeight };
      setSize((before) => (before.width === now.width && before.height === now.height ? before : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    // Paper is laid out at once: what was measured for the screen has to be measured anew before that.
    const forPaper = () => flushSync(measure);
    window.addEventListener('beforeprint', forPaper);
    window.addEventListener('afterprint', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', forPaper);
      window.removeEventListener('afterprint', measure);
    };
  }, [element]);
  return size;
}
