import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A value as it was drawn last: for what is done later, by what is not drawn anew for it. */
export function useLatest<Value>(now: Value): RefObject<Value> {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  return latest;
}
