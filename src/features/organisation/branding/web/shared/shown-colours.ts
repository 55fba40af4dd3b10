import type { Palette } from '../../branding.contract.ts';

/** Colours that are shown instead of those one would have: tried out by an Admin, or of the organisation somebody is about to sign in
 *  to. Whoever draws the page watches them. */
function shownColours() {
  let now: Palette | undefined;
  const watchers = new Set<() => void>();
  return {
    current: () => now,
    show(colours: Palette | undefined) {
      if (colours?.primary === now?.primary && colours?.secondary === now?.secondary) return;
      now = colours;
      for (const watcher of watchers) watcher();
    },
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

/** What an Admin tries out, seen by nobody else. */
export const triedColours = shownColours();
/** Those of the organisation that a guest has chosen. */
export const guestColours = shownColours();
