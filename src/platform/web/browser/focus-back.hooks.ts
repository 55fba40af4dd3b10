import { useEffect } from 'react';

const focusable = 'button, input, select, textarea, a[href], [tabindex]';

/** What opens over the page gives the focus back to what opened it. A list may have come back without that row: then the focus would be
 *  nowhere, and goes to the row that stands in its place, or to the nearest part of the page that takes it. */
export function useFocusBack(): void {
  useEffect(() => {
    const page = document.getElementById('root');
    /** Where it was last on the page: the element, and all that it stands in. */
    let way: Element[] = [];
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && page?.contains(target)) way = [...upFrom(target)];
    };
    // What opens over a page stands beside it, below the body.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || way[0]?.isConnected !== false) return;
      // A cell that stayed holds the button of another record by now: its row is meant.
      const standing = way.filter((one) => one.isConnected && !one.matches('td'));
      for (const one of standing) if (takesFocus(one)) return;
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}

function* upFrom(element: Element): Generator<Element> {
  for (let one: Element | null = element; one !== null; one = one.parentElement) yield one;
}

/** Whether the focus is in this part now: on itself, or else on the first place in it. */
function takesFocus(part: Element): boolean {
  const places = [part, ...part.querySelectorAll<HTMLElement>(focusable)];
  for (const place of places) {
    if (!(place instanceof HTMLElement || place instanceof SVGElement) || !place.matches(focusable)) continue;
    place.focus();
    if (document.activeElement === place) return true;
  }
  return false;
}
