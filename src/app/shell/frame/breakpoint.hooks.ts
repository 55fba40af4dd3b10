import { useMemo, useSyncExternalStore } from 'react';
import { breakpoints } from '#app/theme/breakpoints.ts';

/** Whether the window has a width, told anew when that changes. */
function useWidth(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]);
  return useSyncExternalStore(
    (notify) => {
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => media.matches,
  );
}

/** From 1280 px on the navigation stands beside the page; below, it is a drawer. */
export const useDesktop = (): boolean => useWidth(`(min-width: ${breakpoints.lg}px)`);

/** Below 600 px the toolbar keeps what does not fit in the menu of the person. */
export const useIsPhone = (): boolean => useWidth(`(max-width: ${breakpoints.sm - 0.05}px)`);

/** From 960 px on the panels' tab stands beside the page without taking what a page needs. */
export const useRoomForTab = (): boolean => useWidth(`(min-width: ${breakpoints.md}px)`);
