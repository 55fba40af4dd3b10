import {
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ContextType,
  type ReactNode,
} from 'react';
import { UNSAFE_LocationContext as LocationContext, useLocation, useMatches, useOutlet } from 'react-router';
import { useConnectionLost } from '#platform/web/calling/connection.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useSession } from '#platform/web/session/session.hooks.ts';
import { isSameAddress, withVisit, type Page } from './page-cache.rules.ts';
import { handleOf } from '#app/shell/start/guard.ts';

export interface CachedPage extends Page {
  content: ReactNode;
  /** The address it was drawn for: a page that was left must not see the next one's. */
  here: ContextType<typeof LocationContext>;
}

/** Kept pages that broke in this tab: they are never shown again as they were. */
const broken = new Set<string>();

/** Stands on a page in place of what broke. */
export function useBrokenPage(): void {
  const { pathname } = useLocation();
  useEffect(() => void broken.add(pathname), [pathname]);
}

let otherTabs = 0;
const watchOutside = (notify: () => void) => {
  const note = () => {
    otherTabs++;
    notify();
  };
  addEventListener('resize', notify);
  addEventListener('storage', note);
  return () => {
    removeEventListener('resize', notify);
    removeEventListener('storage', note);
  };
};

/** What pages are drawn by besides their address and the server's answers: the person, the language, the window, what other
 *  tabs remembered. Hidden pages are not rendered anew when one of these changes. */
function useSurroundings(): object {
  const session = useSession();
  const { language, direction } = useLanguage();
  const isLost = useConnectionLost();
  const outside = useSyncExternalStore(watchOutside, () => `${innerWidth} ${otherTabs}`);
  return useMemo(
    () => ({ session, language, direction, isLost, outside }),
    [session, language, direction, isLost, outside],
  );
}

interface CachedPages {
  pages: readonly CachedPage[];
  current: CachedPage | undefined;
  surroundings: object;
}

/** The page of this address, and the cached pages that were left, as they were. */
export function useCachedPages(): Omit<CachedPages, 'surroundings'> {
  const here = use(LocationContext);
  const content = useOutlet();
  const surroundings = useSurroundings();
  const isCached = handleOf(useMatches().at(-1))?.isCached === true;
  const key = isCached ? here.location.pathname : '';
  const [cached, setCached] = useState<CachedPages>({ pages: [], current: undefined, surroundings });

  const left = cached.surroundings === surroundings ? cached.pages : [];
  const before = left.find((page) => page.key === key);
  // At the same address it stays what it is: nothing on it has to be drawn.
  const asItWas =
    isCached && before && isSameAddress(before.here.location, here.location) && !broken.has(key);
  const isShown = before !== undefined && before === cached.current;
  if (isShown && (asItWas || (before.content === content && before.here === here))) return cached;
  const pages = withVisit(left, asItWas ? before : { key, isCached, content, here });
  const next = { pages, current: pages.find((page) => page.key === key), surroundings };
  setCached(next);
  return next;
}
