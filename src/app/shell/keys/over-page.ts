import { newWatchers } from '#platform/web/browser/watchers.ts';

/** What the shell opens over any page. */
export type OverPage = 'palette' | 'keys';

let open: OverPage | undefined;
const { watch, tell } = newWatchers();

/** What is open over the page; one at a time. */
export const overPage = {
  current: (): OverPage | undefined => open,
  watch,
  show(what: OverPage | undefined): void {
    open = what;
    tell();
  },
};
