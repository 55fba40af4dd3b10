import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import './pop-up.css';
import { elementAt } from '#platform/web/browser/element-at.ts';

interface PopUpProps {
  label: string;
  /** What it opens beside; the focus goes back there. */
  anchor: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

const focusable = 'button, input, select, textarea, a[href], [tabindex]';

/** A small dialog beside what opened it: Escape or a click elsewhere closes it, Tab stays in it. */
export function PopUp({ label, anchor, onClose, children }: PopUpProps) {
  const box = useRef<HTMLDivElement>(null);
  usePlaceBeside(anchor, box);
  useEffect(() => {
    const opener = document.activeElement;
    const own = box.current;
    // What is in it may have taken the focus already.
    if (own?.contains(opener) === false) own.focus();
    return () => {
      const { activeElement: now } = document;
      if (now !== null && now !== document.body && own?.contains(now) === false) return;
      anchor.focus();
    };
  }, [anchor]);
  const onKeyDown = (event: KeyboardEvent) => {
    // What opens from here stands elsewhere in the page, and has keys of its own.
    if (event.defaultPrevented || box.current?.contains(elementAt(event)) !== true) return;
    if (event.key === 'Tab') keepInside(event, box.current);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return createPortal(
    <>
      <div className="pop-up-back" aria-hidden onClick={onClose} />
      <div
        ref={box}
        role="dialog"
        aria-modal
        aria-label={label}
        className="pop-up"
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </>,
    // A dialog that it stands in holds the focus: it is a part of that.
    anchor.closest('[role=dialog]') ?? document.body,
  );
}

/** From the last place on to the first, and back. */
function keepInside(event: KeyboardEvent, box: HTMLElement): void {
  const places = [...box.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled'),
  );
  const [end, start] = event.shiftKey ? [places[0], places.at(-1)] : [places.at(-1), places[0]];
  const { activeElement: now } = document;
  if (now !== end && !(event.shiftKey && now === box)) return;
  event.preventDefault();
  start?.focus();
}

const edge = 8;

/** Below what it belongs to, where that begins, and within the window. */
function usePlaceBeside(anchor: HTMLElement, box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = box.current;
    if (own === null) return undefined;
    const place = () => {
      const beside = anchor.getBoundingClientRect();
      const { offsetWidth: width } = own;
      const start = document.documentElement.dir === 'rtl' ? beside.right - width : beside.left;
      const top = Math.max(edge, Math.min(beside.bottom + 4, innerHeight - 160));
      Object.assign(own.style, {
        left: `${Math.max(edge, Math.min(start, innerWidth - width - edge))}px`,
        top: `${top}px`,
        maxHeight: `${innerHeight - top - edge}px`,
      });
    };
    place();
    // What it shows may still be on its way.
    const observer = new ResizeObserver(place);
    observer.observe(own);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [anchor, box]);
}
