import { lazy, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useFocusBack } from '#platform/web/browser/focus-back.hooks.ts';
import { MuiBoundary } from '#platform/web/ui/page/MuiBoundary.tsx';
import { closeMenu, menuStore } from './open-menu.ts';

const ActionMenu = lazy(async () => ({ default: (await import('./ActionMenu.tsx')).ActionMenu }));

/** Draws the one menu of things to do; a button opens it with `openMenu`. It goes with its page, and what was open over a page gives the
 *  focus back. */
export function MenuHost() {
  useFocusBack();
  return <MenuOfPage key={useLocation().pathname} />;
}

function MenuOfPage() {
  const menu = useSyncExternalStore(menuStore.watch, menuStore.current);
  useEffect(() => closeMenu, []);
  return (
    menu && (
      <MuiBoundary>
        <ActionMenu {...menu} />
      </MuiBoundary>
    )
  );
}
