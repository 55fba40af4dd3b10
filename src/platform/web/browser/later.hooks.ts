import { startTransition, useEffect, useState } from 'react';

/** A value, some pictures after it came: each stage of what a key sets off is drawn by itself, and is right by itself. `first` is
 *  what counts until then at the beginning, where it is not the value itself. */
export function useLater<Value>(value: Value, pictures: number, first = value): Value {
  const [shown, show] = useState(first);
  useEffect(() => {
    if (Object.is(shown, value)) return undefined;
    let left = pictures;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(next);
      else timer = setTimeout(() => startTransition(() => show(() => value)));
    };
    let frame = requestAnimationFrame(next);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, value, pictures]);
  return shown;
}
