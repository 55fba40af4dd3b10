import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useChartKeys } from './chart-keys.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { partBeside, type StackPart } from './stacked.ts';

/** Moves the focus between the parts of stacked bars by arrow keys: along a bar and across bars. `along` is the way bars run. */
export function useStackFocus(
  picture: RefObject<Element | null>,
  parts: readonly StackPart[],
  along: 'x' | 'y',
) {
  const { direction } = useLanguage();
  useChartKeys();
  const [taken, setTaken] = useState<{ bar: number; series: number }>();
  const first = parts[0];
  // What had the focus may be gone after the figures changed.
  const current = parts.find(({ bar, series }) => bar === taken?.bar && series === taken.series) ?? first;
  const forward = direction === 'rtl' ? -1 : 1;
  const x: Record<string, number> = { ArrowRight: forward, ArrowLeft: -forward };
  const y: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

  return {
    isCurrent: (bar: number, series: number) => current?.bar === bar && current.series === series,
    take: (bar: number, series: number) => setTaken({ bar, series }),
    onKey(event: KeyboardEvent) {
      if (current === undefined) return;
      const sideways = x[event.key] ?? 0;
      // Upright bars grow upwards.
      const upright = y[event.key] ?? 0;
      const step =
        along === 'x' ? { along: sideways, across: upright } : { along: -upright, across: sideways };
      const to =
        event.key === 'Home'
          ? first
          : event.key === 'End'
            ? parts.at(-1)
            : step.along === 0 && step.across === 0
              ? undefined
              : partBeside(parts, current, step);
      if (to === undefined) return;
      event.preventDefault();
      picture.current?.querySelector<SVGElement>(`[data-at="${to.bar}:${to.series}"]`)?.focus();
    },
  };
}
