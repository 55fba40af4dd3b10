import type { KeyboardEvent } from 'react';

/** The buttons and links of one level, without those below. */
const entriesOf = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(':scope > li > [data-entry]'),
];

export const focusFirst = (list: Element | null): void => {
  if (list !== null) entriesOf(list)[0]?.focus();
};

/** Moves the focus along one level of the horizontal navigation: sideways in the bar, up and down in what opened from it.
 *  Answers whether the key was one of these. */
export function moveAlong(event: KeyboardEvent<HTMLElement>, along: 'bar' | 'list', isRtl: boolean): boolean {
  const list = event.currentTarget;
  const focused = event.target;
  if (!(focused instanceof HTMLElement) || focused.closest('ul') !== list) return false;
  const [next, previous] =
    along === 'list'
      ? ['ArrowDown', 'ArrowUp']
      : isRtl
        ? ['ArrowLeft', 'ArrowRight']
        : ['ArrowRight', 'ArrowLeft'];
  const entries = entriesOf(list);
  const at = entries.indexOf(focused);
  const targets: Partial<Record<string, number>> = {
    [next]: at + 1,
    [previous]: at - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (target === undefined || at < 0) return false;
  event.preventDefault();
  entries.at(target % entries.length)?.focus();
  return true;
}
