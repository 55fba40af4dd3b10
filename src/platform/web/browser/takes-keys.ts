/** Fields, and whatever lies over the page: the letters and signs pressed there are its own. A panel that belongs to the page
 *  says so by `data-keys="page"`. */
const own =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox], [data-keys]';

/** Whether a key that was pressed there belongs to what has the focus, and not to the page. */
export function takesKeys(target: EventTarget | null): boolean {
  const taker = target instanceof Element ? target.closest(own) : null;
  return taker !== null && !taker.matches('[data-keys=page]');
}
