import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

let made: HTMLElement | undefined;

function place(): HTMLElement {
  if (made !== undefined) return made;
  const beside = document.createElement('div');
  made = beside;
  new MutationObserver(() => beside.removeAttribute('aria-hidden')).observe(beside, {
    attributeFilter: ['aria-hidden'],
  });
  // The keyboard comes to a message first.
  document.body.prepend(beside);
  return beside;
}

/** Announces messages to screen readers, whatever is open: it is mounted beside the app. A dialog hides all that lies beside it from those who listen,
 *  and would hide this too. */
export const LiveRegion = ({ children }: { children: ReactNode }) => createPortal(children, place());
