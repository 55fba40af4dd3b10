import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link, useLocation, useSearchParams } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { screens } from '#app/screens.ts';
import type { NavigationItem } from './navigation.ts';
import { isActive, visible } from './navigation.rules.ts';
import { navigationStore } from './navigation-store.ts';

/** The navigation tree of this person: what they may not open, and what has no screen yet, is not in it. */
export function useNavigationItems(): readonly NavigationItem[] {
  const {
    type,
    organisation: { flat },
  } = usePerson();
  const items = useSyncExternalStore(navigationStore.watch, navigationStore.current);
  return useMemo(
    () =>
      visible(
        items,
        // A flat organisation has none.
        (url) => screens.some(({ path }) => path === url) && !(flat && url === '/departments'),
        (access) => mayCall(access, type),
      ),
    [items, type, flat],
  );
}

/** What an item is called in the language of the screen. */
export function useNavigationTitle(): (item: NavigationItem) => string {
  const { tOpen } = useTranslation('shell');
  // An item that an organisation's own framework adds brings its title.
  return useCallback(({ title = '' }) => tOpen(`navigation.${title}`, { defaultValue: title }), [tOpen]);
}

/** What makes a button of an item: a way inside the app, where the chosen business unit goes along, or a plain link. */
export function useNavigationLink() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const unit = search.get('dpt');
  return useCallback(
    (item: NavigationItem) => {
      const { type, url = '/', target = '_blank' } = item;
      if (type === 'link') return { component: 'a', href: url, target, rel: 'noopener noreferrer' } as const;
      return {
        component: Link,
        to: { pathname: url, search: unit === null ? '' : `?dpt=${unit}` },
        'aria-current': isActive(item, pathname) ? ('page' as const) : undefined,
      };
    },
    [unit, pathname],
  );
}
