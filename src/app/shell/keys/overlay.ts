import { newWatchers } from '#platform/web/browser/watchers.ts';

/** What the shell opens over any page. */
export type Overlay = 'palette' | 'keys';

let open: Overlay | undefined;
const { watch, notify } = newWatchers();

/** What is open over the page; one at a time. */
export const overlay = {
  current: (): Overlay | undefined => open,
  watch,
  show(what: Overlay | undefined): void {
    open = what;
    notify();
  },
};
