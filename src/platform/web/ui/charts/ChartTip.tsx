import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';

interface Shown {
  text: string;
  x: number;
  y: number;
  above: boolean;
}

/** Says what the part under the pointer, or the one with the focus, stands for: parts carry it as `data-tip`. One for a
 *  whole picture, instead of a tooltip around each of its parts. */
export function ChartTip({ within }: { within: RefObject<Element | null> }) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const { current } = within;
    if (current === null) return undefined;
    const show = (event: Event) => {
      const part = event.target instanceof Element ? event.target.closest('[data-tip]') : null;
      if (part === null) return setShown(undefined);
      const { left, width, top, bottom } = part.getBoundingClientRect();
      const above = top > 72;
      const x = Math.min(innerWidth - 90, Math.max(90, left + width / 2));
      return setShown({
        text: part.getAttribute('data-tip') ?? '',
        x,
        y: above ? top - 6 : bottom + 6,
        above,
      });
    };
    const hide = () => setShown(undefined);
    const hideByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    current.addEventListener('pointerover', show);
    current.addEventListener('focusin', show);
    current.addEventListener('pointerleave', hide);
    current.addEventListener('focusout', hide);
    document.addEventListener('keydown', hideByKey);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      current.removeEventListener('pointerover', show);
      current.removeEventListener('focusin', show);
      current.removeEventListener('pointerleave', hide);
      current.removeEventListener('focusout', hide);
      document.removeEventListener('keydown', hideByKey);
      document.removeEventListener('scroll', hide, { capture: true });
    };
  }, [within]);
  if (shown === undefined) return null;
  // The part says the same to screen readers by its name.
  return createPortal(
    <div
      className="chart-tip"
      aria-hidden
      style={{ left: shown.x, top: shown.y, transform: `translate(-50%, ${shown.above ? '-100%' : '0'})` }}
    >
      {shown.text}
    </div>,
    document.body,
  );
}
