import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useChartKeys } from '#platform/web/ui/charts/chart-keys.hooks.ts';

/** Moves the focus between the parts of a picture that come one after the other: forwards and back, to the first, to the last. */
export function useListFocus(picture: RefObject<Element | null>, length: number) {
  const { direction } = useLanguage();
  useChartKeys();
  const [taken, take] = useState(0);
  // What had the focus may be gone after the figures changed.
  const current = Math.min(taken, length - 1);
  const forward = direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 1,
    ArrowUp: -1,
    Home: -length,
    End: length,
  };
  return {
    /** What a part needs to be reached, by its place. */
    part: (at: number) => ({ at: String(at), isCurrent: at === current, onFocus: () => take(at) }),
    onKey(event: KeyboardEvent) {
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const to = Math.max(0, Math.min(length - 1, current + step));
      picture.current?.querySelector<HTMLElement>(`[data-at="${to}"]`)?.focus();
    },
  };
}
