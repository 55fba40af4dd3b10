import { useEffect, useEffectEvent } from 'react';

/** Hears every key that is pressed on the page, as long as `when` says so. What hears them is that of the last drawing: a key that
 *  comes right after it finds what is on the screen. */
export function useDocumentKeys(handle: (event: KeyboardEvent) => void, { when = true } = {}): void {
  const handleLast = useEffectEvent(handle);
  useEffect(() => {
    if (!when) return undefined;
    const listen = (event: KeyboardEvent) => handleLast(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [when]);
}
